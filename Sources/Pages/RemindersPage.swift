public import HTML
public import Wellbeing

/// When reminders come, and how they reach a person.
public func remindersPage(_ view: RemindersView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.title(copy.reminders, hasProblem: view.problem != nil), at: .settings, in: frame) {
        div(.class("narrow stack")) {
            backLink(.settings, copy.settings)
            h1 { copy.reminders }
            p(.class("lead")) { copy.remindersText }
            if let problem = view.problem { problemBox(copy.message(problem)) }
            timesCard(view, in: frame)
            desktopCard(view, in: frame)
            pushCard(view, in: frame)
        }
    }
}

private func timesCard(_ view: RemindersView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card"), .labelledBy("times-title")) {
        h2(.id("times-title")) { copy.reminderTimes }
        post(.reminders(.save), in: frame, .class("stack")) {
            for slot in ReminderSlot.allCases {
                fieldset(.class("choices")) {
                    legend { copy.name(of: slot) }
                    checkbox(
                        .reminder, value: slot.rawValue, id: "reminder-\(slot)", isOn: view.plan[slot].isOn,
                        copy.remindMe)
                    inputField(
                        FieldName.time(of: slot), copy.reminderTime, type: "time",
                        value: view.typed[slot] ?? view.plan[slot].time.description,
                        problem: view.isWrong(slot) ? copy.message(.times([slot])) : nil, .required)
                }
            }
            p(.class("hint")) { copy.remindersHint }
            submitButton(copy.saveReminders)
        }
    }
}

private func desktopCard(_ view: RemindersView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card"), .id("desktop"), .labelledBy("desktop-title")) {
        h2(.id("desktop-title")) { copy.desktopReminders }
        p { copy.desktopRemindersText }
        if let obstacle = view.obstacle {
            div(.class("said-plainly")) {
                icon(.note)
                div {
                    p { strong { copy.message(obstacle).message } }
                    p { copy.message(obstacle).hint }
                }
            }
        } else if let delivery = view.desktop {
            deliveryLine(delivery, view.zone, copy)
        }
        post(.reminders(.tryDesktop), in: frame) { submitButton(copy.tryReminder, "button") }
    }
}

private func pushCard(_ view: RemindersView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card"), .id("push"), .labelledBy("push-title")) {
        h2(.id("push-title")) { copy.pushReminders }
        p { copy.pushRemindersText }
        if let hook = view.hook {
            dl(.class("facts")) { fact(copy.addressTerm) { plainName(hook.address.description) } }
            if hook.isInForce { pushAllowed(hook, view, in: frame) } else { pushQuestion(hook, in: frame) }
        } else {
            post(.reminders(.offerPush), in: frame, .class("stack")) {
                inputField(
                    .pushAddress, copy.pushAddress, type: "url", value: view.typedAddress,
                    hint: copy.pushAddressHint, problem: view.addressFault.map(copy.message),
                    .autocomplete("off"), .required)
                submitButton(copy.onToConsent, "button")
            }
        }
    }
}

/// Says what goes where before it asks.
private func pushQuestion(_ hook: PushHook, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return HTML.group {
        p { strong { copy.pushQuestion(hook.address.host) } }
        dl(.class("facts")) {
            fact(copy.whatIsSent) { copy.pushSent(copy.reminderSentence) }
            fact(copy.toWhom) { plainName(hook.address.host) }
            fact(copy.whatFor) { copy.use(of: .reminder) }
        }
        p(.class("hint")) { copy.pushSeen }
        div(.class("actions")) {
            post(.reminders(.allowPush), in: frame) {
                hiddenField(.pushAddress, hook.address.description)
                submitButton(copy.agree)
            }
            post(.reminders(.removePush), in: frame) { submitButton(copy.removePushAddress, "button") }
        }
    }
}

private func pushAllowed(_ hook: PushHook, _ view: RemindersView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return HTML.group {
        p { copy.pushAllowedSince(copy.dateAndClock(hook.decidedAt, in: view.zone)) }
        if let delivery = view.push { deliveryLine(delivery, view.zone, copy) }
        div(.class("actions")) {
            post(.reminders(.tryPush), in: frame) { submitButton(copy.tryReminder, "button") }
            post(.reminders(.removePush), in: frame) { submitButton(copy.stopPush, "button") }
        }
        p(.class("hint")) {
            a(.href(.models(.egress(before: nil)))) { copy.whatWasSent }
        }
    }
}

/// How the last one went, for whoever wonders why none came.
private func deliveryLine(_ delivery: RemindersView.Delivery, _ zone: Zone, _ copy: Copy) -> HTML {
    let when = copy.dateAndClock(delivery.at, in: zone)
    guard let trouble = delivery.trouble else {
        return p(.class("hint"), .role("status")) { copy.reminderWentWell(when) }
    }
    return problemBox(
        copy.reminderWentWrong(when) + " " + copy.message(trouble).message, hint: copy.message(trouble).hint)
}

extension RemindersView {
    fileprivate func isWrong(_ slot: ReminderSlot) -> Bool {
        if case .times(let slots)? = problem { slots.contains(slot) } else { false }
    }

    fileprivate var addressFault: PushHook.Fault? {
        if case .address(let fault)? = problem { fault } else { nil }
    }
}

extension FieldName {
    /// The field with the time of a reminder.
    public static func time(of slot: ReminderSlot) -> FieldName {
        switch slot {
        case .morning: .morningTime
        case .midday: .middayTime
        case .evening: .eveningTime
        }
    }
}
