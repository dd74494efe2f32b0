import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { answerTimes } from "#content/en/answer-times.ts";
import { contact } from "#content/en/contact.ts";
import { vehicles } from "#content/en/fleet.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { site } from "#content/en/site.ts";
import type { ContactFields } from "#contract/form-fields.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { paths } from "#contract/routes.ts";
import { idle } from "#web/forms/submission.ts";
import { SubmitForm } from "#web/forms/submit-form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { Link } from "#web/navigation/link.tsx";
import type { RequestedTrip } from "#web/order-strip/quote/quote-request.ts";
import { PrivacyNote } from "#web/sections/privacy-note/privacy-note.tsx";
import { EmailField, TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { PhoneField } from "#web/ui/field/phone-field.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { contactSubmission } from "./contact-submission.ts";
import { DeliveryHelp } from "./delivery-help.tsx";
import { reachOf } from "./reach.ts";
import { TripCard } from "./trip-card.tsx";
import { formPrefill, useContactPrefill, useDropPrefillQuery } from "./use-prefill.ts";
import "./contact-form.css";

const { form: words, order: orderWords, topic: topicWords, alerts } = contact;
const { officeHours } = answerTimes;

export interface ContactFormProps {
  /** The result when the form was posted without scripts. */
  readonly postResult: FormPostResult<ContactFields> | undefined;
}

/**
 * The contact form. It keeps the typed text until the server has accepted it. A visitor who comes with a trip sees the
 * trip and three fields: subject and message are filled in, and folded until it is sent.
 */
export function ContactForm({ postResult }: ContactFormProps) {
  const message = useRef<HTMLDetailsElement>(null);
  const prefill = useContactPrefill();
  const { trip } = prefill;
  const values = postResult?.fields ?? prefill.values;
  const { field, wasSent, formRef, parts } = useForm(contactSubmission, {
    fieldWords: words.fields,
    resultWords: alerts,
    postResult,
    defaultValues: values,
    prefill: formPrefill(prefill),
  });
  useDropPrefillQuery(formRef, prefill);
  const [order, setOrder] = useState(trip);
  if (!order && prefill.earlierTrip) setOrder(prefill.earlierTrip);
  // Once the form is sent, the trip disappears with the text. The fields stay in place: somebody may be typing there.
  const isFolded = trip !== undefined && !postResult;
  const isTripShown = isFolded && !wasSent;
  const isMarked = [field("subject"), field("query")].some(
    ({ error, retypeNote }) => error !== undefined || retypeNote.isShown,
  );
  const [isOpenedMarked] = useState(isMarked);
  const isUnfolded = isMarked || wasSent;
  // Before the paint, and before the result is scrolled into view.
  useLayoutEffect(() => {
    if (isUnfolded && message.current) message.current.open = true;
  }, [isUnfolded]);
  const topic = wasSent || prefill.topic === "quote" ? undefined : prefill.topic;
  const deadline = topic && topicWords.deadlines[topic];
  const subjectAndMessage = (
    <>
      {/* No `autoComplete="off"` on these two: it also keeps the browser from restoring them after Back. */}
      <TextField {...field("subject")} required />
      <TextAreaField {...field("query")} {...(topic && { hint: topicWords.hint })} />
      {deadline && (
        <p className="contact-form__deadline">
          <Link to={deadline.to}>{deadline.label}</Link>
        </p>
      )}
    </>
  );
  return (
    <div className="contact-main">
      {isTripShown ? (
        <TripCard trip={trip} />
      ) : (
        <p className="contact-main__call">
          {words.call} <PhoneLink number={site.phones[0]} /> ({officeHours})
        </p>
      )}
      {prefill.isCarriedOver && !wasSent && <p className="contact-main__unsent">{words.carriedOver}</p>}
      <SubmitForm
        {...parts}
        className="contact-form"
        path={paths.contact}
        words={isTripShown ? { ...words, send: orderWords.send } : words}
        after={
          <>
            <ReachNote />
            {order && <SentOrder vehicle={order.vehicle} />}
            <p className="call-soon">
              {words.urgent} <PhoneLink number={site.phones[0]} /> ({officeHours})
            </p>
          </>
        }
      >
        {/* Without scripts only the focus leads to what is still empty. */}
        <TextField
          {...field("name")}
          required
          autoComplete="name"
          autoFocus={!postResult && values.query !== ""}
        />
        <EmailField {...field("email")} />
        <PhoneField {...field("phone")} />
        {isFolded ? (
          // A field that is wrong has to be seen.
          <details
            className="contact-form__message"
            ref={message}
            open={isOpenedMarked}
            onInvalidCapture={({ currentTarget }) => {
              currentTarget.open = true;
            }}
          >
            <summary>{orderWords.message}</summary>
            {subjectAndMessage}
          </details>
        ) : (
          subjectAndMessage
        )}
        <PrivacyNote />
      </SubmitForm>
      {prefill.earlierTrip && !wasSent && <TripCard trip={prefill.earlierTrip} />}
      <DeliveryHelp />
    </div>
  );
}

/** What the server has accepted. Not after a post without scripts, whose fields are not sent back. */
function useAccepted(): ContactFields | undefined {
  const { sent, result } = useSyncExternalStore(
    contactSubmission.subscribe,
    contactSubmission.read,
    () => idle,
  );
  return result?.kind === "accepted" ? sent : undefined;
}

/** Says how the team will reach the visitor. */
function ReachNote() {
  const sent = useAccepted();
  if (!sent) return null;
  const { text, isReachable } = reachOf(sent);
  return (
    <p className="contact-form__reach" data-unreachable={isReachable ? undefined : ""}>
      {text}
    </p>
  );
}

/** The enquiry in place of the trip's card: the message as it was sent, of what the site had answered only the vehicle. */
function SentOrder({ vehicle: id }: Pick<RequestedTrip, "vehicle">) {
  const sent = useAccepted();
  if (!sent) return null;
  const [message = ""] = sent.query.split(orderStrip.message.answer);
  const vehicle = vehicles.find((one) => one.id === id);
  return (
    <p className="contact-form__sent">
      <strong>{orderWords.sent}</strong>
      {`\n${message.trim()}`}
      {vehicle && `\n${orderWords.vehicle}: ${vehicle.title}`}
    </p>
  );
}
