import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { answerTimes } from "#content/en/answer-times.ts";
import { contact } from "#content/en/contact.ts";
import { vehicles } from "#content/en/fleet.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { site } from "#content/en/site.ts";
import { formatNames } from "#content/format/english.ts";
import type { ContactTopic } from "#contract/contact-topics.ts";
import type { ContactFields } from "#contract/form-fields.ts";
import type { FormPostResult } from "#contract/form-post-result.ts";
import { paths } from "#contract/routes.ts";
import { contactDraft } from "#web/contact-prefill/contact-prefill.ts";
import { idle } from "#web/forms/submission.ts";
import { SubmitForm } from "#web/forms/submit-form.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { Link } from "#web/navigation/link.tsx";
import { replyTime } from "#web/quote-form/answer/reply-time.ts";
import { urgentReply } from "#web/quote-form/answer/urgent-reply.ts";
import type { RequestedQuote } from "#web/quote-form/request/requested-quote.ts";
import { PrivacyNote } from "#web/sections/privacy-note/privacy-note.tsx";
import { EmailField, TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { PhoneField } from "#web/ui/field/phone-field.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { contactSubmission } from "./contact-submission.ts";
import { DeliveryHelp } from "./delivery-help.tsx";
import { QuoteCard } from "./quote-card.tsx";
import { reachOf } from "./reach.ts";
import { hasLines, unfilledLines } from "./unfilled-lines.ts";
import { formPrefill, useContactPrefill, useDropPrefillQuery } from "./use-prefill.ts";
import "./contact-form.css";

const { form: words, quote: quoteWords, topic: topicWords, alerts } = contact;
const { officeHours } = answerTimes;

export interface ContactFormProps {
  /** The result when the form was posted without scripts. */
  readonly postResult: FormPostResult<ContactFields> | undefined;
}

/**
 * The contact form. It keeps the typed text until the server has accepted it. A visitor who asks for a quote sees the
 * request and three fields: subject and message are filled in, and folded until it is sent.
 */
export function ContactForm({ postResult }: ContactFormProps) {
  const message = useRef<HTMLDetailsElement>(null);
  const prefill = useContactPrefill();
  const { quote } = prefill;
  const values = postResult?.fields ?? prefill.values;
  const { field, wasSent, formRef, parts } = useForm(contactSubmission, {
    fieldWords: words.fields,
    resultWords: alerts,
    postResult,
    defaultValues: values,
    prefill: formPrefill(prefill),
  });
  useDropPrefillQuery(formRef, prefill);
  const [requested, setRequested] = useState(quote);
  if (!requested && prefill.earlierQuote) setRequested(prefill.earlierQuote);
  if (prefill.prefill && requested !== quote) setRequested(quote);
  // Once the form is sent, the request disappears with the text. The fields stay in place: somebody may be typing there.
  const isFolded = quote !== undefined && !postResult;
  const isQuoteShown = isFolded && !wasSent;
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
  const { unfilled, isComplete } = useTemplateLines(values.query, topic);
  const hint = unfilled ? topicWords.unfilled(unfilled) : isComplete && topicWords.filled;
  const reply = useReply(requested);
  const subjectAndMessage = (
    <>
      {/* No `autoComplete="off"` on these two: it also keeps the browser from restoring them after Back. */}
      <TextField {...field("subject")} required />
      <TextAreaField {...field("query")} {...(hint && !wasSent && { hint })} />
      {deadline && (
        <p className="contact-form__deadline">
          <Link to={deadline.to}>{deadline.label}</Link>
        </p>
      )}
    </>
  );
  return (
    <div className="contact-main">
      {isQuoteShown ? (
        <QuoteCard quote={quote} />
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
        words={{ ...words, next: reply.next, ...(isQuoteShown && { send: quoteWords.send }) }}
        after={
          <>
            <ReachNote />
            {requested && <SentQuoteRequest vehicle={requested.vehicle} />}
            <p className="call-soon">
              {reply.call}
              {reply.isCallable && (
                <>
                  {" "}
                  <PhoneLink number={site.phones[0]} /> ({officeHours})
                </>
              )}
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
            <summary>{quoteWords.message}</summary>
            {subjectAndMessage}
          </details>
        ) : (
          subjectAndMessage
        )}
        <PrivacyNote />
      </SubmitForm>
      {prefill.earlierQuote && !wasSent && <QuoteCard quote={prefill.earlierQuote} />}
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

/** The names of the message's lines that are still empty, and whether it has every line of the topic. */
function useTemplateLines(rendered: string, topic: ContactTopic | undefined) {
  const message = useSyncExternalStore(
    contactDraft.subscribe,
    () => contactDraft.read()?.fields.query ?? rendered,
    () => rendered,
  );
  const unfilled = formatNames(unfilledLines(message));
  return { unfilled, isComplete: topic !== undefined && hasLines(message, topicWords.messages[topic].lines) };
}

/**
 * By when the team answers, and the words before its phone number: of the moment at which the message was accepted. After
 * a post without scripts, and before, they say no time. Without the number if no call reaches the office before the trip.
 */
function useReply(requested: RequestedQuote | undefined): {
  readonly next: string;
  readonly call: string;
  readonly isCallable: boolean;
} {
  const sent = useAccepted();
  const [acceptance, setAcceptance] = useState({ sent, at: new Date() });
  if (acceptance.sent !== sent) setAcceptance({ sent, at: new Date() });
  if (!sent) return { next: words.next, call: words.urgent, isCallable: true };
  const { day, time, isOpen } = replyTime(acceptance.at);
  const byThen = words.nextBy(day, time);
  const next = isOpen ? byThen : words.closedNow(byThen);
  const isTrip = requested && requested.request.service !== "corporate";
  const urgent = isTrip && urgentReply(requested.request, acceptance.at);
  if (!urgent) return { next, call: words.urgent, isCallable: true };
  return { next, call: urgent.call ? `${urgent.text}:` : `${urgent.text}.`, isCallable: urgent.call };
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

/** In place of the card: the message as it was sent. Of what the site had answered it has only the vehicle. */
function SentQuoteRequest({ vehicle: id }: Pick<RequestedQuote, "vehicle">) {
  const sent = useAccepted();
  if (!sent) return null;
  const [message = ""] = sent.query.split(quoteForm.message.answer);
  const vehicle = vehicles.find((one) => one.id === id);
  return (
    <p className="contact-form__sent">
      <strong>{quoteWords.sent}</strong>
      {`\n${message.trim()}`}
      {vehicle && `\n${quoteWords.vehicle}: ${vehicle.title}`}
    </p>
  );
}
