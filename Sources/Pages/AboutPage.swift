public import HTML
import Wellbeing

/// What Sela is, what it promises, what it is built with.
public func aboutPage(version: String, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.about, at: .settings, in: frame) {
        div(.class("narrow stack")) {
            div(.class("door-sign")) { brandMark() }
            h1 { copy.about }
            p(.class("eyebrow")) { copy.version(version) }
            p(.class("lead")) { copy.aboutText }
            section(.class("card"), .labelledBy("promises-title")) {
                h2(.id("promises-title")) { copy.promisesTitle }
                ul(.class("promises")) {
                    for promise in copy.promises {
                        li {
                            icon(.check)
                            span { promise }
                        }
                    }
                }
            }
            p { copy.notADoctor }
            section(.class("card"), .labelledBy("licences-title")) {
                h2(.id("licences-title")) { copy.licencesTitle }
                ul(.class("licences")) {
                    for work in usedWorks {
                        li {
                            span(.lang("en")) { work.name }
                            span(.class("hint")) { copy.licence(work.licence) }
                        }
                    }
                }
            }
        }
    }
}
