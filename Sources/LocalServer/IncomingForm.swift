import CMicrohttpd
import CMicrohttpdBridge
import Web

/// A `multipart/form-data` body that is coming in: the library takes it apart, fields stay in memory, the file goes
/// into a ``SpoolFile``.
///
/// Touched only by the thread that serves the connection.
final class IncomingForm {
    private var processor: OpaquePointer?
    private let folder: String
    private var form = ReceivedForm()
    private var spool: SpoolFile?
    private var fileName: [UInt8]?
    /// Bytes of the body that came.
    private(set) var received = 0
    private var fileBytes = 0

    init(of handle: OpaquePointer, folder: String) {
        self.folder = folder
        let context = Unmanaged.passUnretained(self).toOpaque()
        processor = MHD_create_post_processor(handle, 65_536, partCame, context)
        if processor == nil { form.fault = .malformed }
    }

    deinit {
        if let processor { MHD_destroy_post_processor(processor) }
    }

    /// Takes a piece of the body; what is not whole any more is dropped.
    func take(_ piece: UnsafeRawBufferPointer) {
        received += piece.count
        guard form.fault == nil, let processor else { return }
        let bytes = piece.bindMemory(to: CChar.self)
        if MHD_post_process(processor, bytes.baseAddress, bytes.count) != microhttpd_yes, form.fault == nil {
            form.fault = .malformed
        }
        if form.fault != nil { drop() }
    }

    /// Lets go of the file at once.
    func drop() {
        spool = nil
    }

    /// What came, once the body is there.
    func end() -> ReceivedForm {
        if let processor {
            self.processor = nil
            // It says only now whether the last boundary was there.
            if MHD_destroy_post_processor(processor) != microhttpd_yes, form.fault == nil {
                form.fault = .malformed
            }
        }
        if form.fault == nil, let spool {
            let count = fileBytes
            form.file = ReceivedFile(count: count) { spool.bytes(count) }
        }
        spool = nil
        return form
    }

    /// A part, or the next piece of one; `false` = the rest of the body is not to be looked at.
    fileprivate func add(
        _ name: [UInt8]?, isFile: Bool, _ piece: UnsafeRawBufferPointer, at offset: UInt64
    ) -> Bool {
        guard let name, name.count <= ReceivedForm.acceptedFieldBytes else { return fail(.malformed) }
        return isFile ? addFile(name, piece, at: offset) : addField(name, piece, at: offset)
    }

    private func addFile(_ name: [UInt8], _ piece: UnsafeRawBufferPointer, at offset: UInt64) -> Bool {
        if offset == 0, fileName == nil {
            guard let made = SpoolFile(folder: folder) else { return fail(.noRoom) }
            spool = made
            fileName = name
        }
        // A second file comes at offset 0, or under another name.
        guard fileName == name, UInt64(fileBytes) == offset else { return fail(.malformed) }
        guard spool?.append(piece) == true else { return fail(.noRoom) }
        fileBytes += piece.count
        return true
    }

    private func addField(_ name: [UInt8], _ piece: UnsafeRawBufferPointer, at offset: UInt64) -> Bool {
        if offset == 0 { form.fields.append(ReceivedForm.Field(name: name, value: [])) }
        guard let last = form.fields.indices.last, form.fields[last].name == name,
            form.fields.count <= ReceivedForm.acceptedFields,
            form.fields[last].value.count + piece.count <= ReceivedForm.acceptedFieldBytes
        else { return fail(.malformed) }
        form.fields[last].value.append(contentsOf: piece)
        return true
    }

    private func fail(_ fault: ReceivedForm.Fault) -> Bool {
        form.fault = fault
        return false
    }
}

/// What the library found in the body; a free function, since a closure would inherit an actor.
private func partCame(
    _ context: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?,
    _ fileName: UnsafePointer<CChar>?, _ type: UnsafePointer<CChar>?, _ encoding: UnsafePointer<CChar>?,
    _ data: UnsafePointer<CChar>?, _ offset: UInt64, _ size: Int
) -> MHD_Result {
    guard let context else { return microhttpd_no }
    let form = Unmanaged<IncomingForm>.fromOpaque(context).takeUnretainedValue()
    let bytes = name.map { Array(String(cString: $0).utf8) }
    let piece = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : size)
    return form.add(bytes, isFile: fileName != nil, piece, at: offset) ? microhttpd_yes : microhttpd_no
}
