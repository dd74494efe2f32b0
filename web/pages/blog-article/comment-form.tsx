import { type FormEvent, useState } from "react";
import { blogWords } from "#content/en/blog.ts";
import { createDraftStore } from "#web/drafts/draft-store.ts";
import { RecoveredDraft } from "#web/drafts/recovered-draft.tsx";
import { useFormDraft } from "#web/drafts/use-form-draft.ts";
import { Alert } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { WriteToUs } from "#web/ui/write-to-us/write-to-us.tsx";
import "./comment-form.css";

const words = blogWords.form;

/**
 * Comments are not open yet. Nothing is sent and nothing is cleared; the answer says so, and where to write instead.
 * The browser checks no field, since a complete form would not be sent either. Without scripts the form says so
 * beforehand, a press leads back to that, and `method="dialog"` keeps it from being sent. Where scripts cannot be loaded
 * the answer stands in the button's place.
 */
export function CommentForm({ article }: { readonly article: string }) {
  const [draftStore] = useState(() =>
    createDraftStore(`comment-${article}`, { name: "", email: "", comment: "" }),
  );
  const { formRef, formProps } = useFormDraft(draftStore);
  const [asked, setAsked] = useState(false);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
  }

  return (
    <section className="comment-form" aria-labelledby="comment-form-title">
      <h2 id="comment-form-title" className="part-title">
        {words.title}
      </h2>
      <p className="comment-form__lead">{words.lead}</p>
      <noscript id="comments-not-open">
        <NotOpenYet />
      </noscript>
      <form method="dialog" noValidate {...formProps} onSubmit={handleSubmit}>
        <TextField label={words.name} name="name" autoComplete="name" required />
        <TextField label={words.email} name="email" type="email" autoComplete="email" required />
        <TextAreaField label={words.comment} name="comment" />
        <Button type="submit">{words.button}</Button>
        <noscript>
          <a className="button" data-tone="primary" href="#comments-not-open">
            {words.button}
          </a>
        </noscript>
        <div className="comment-form__instead">
          <NotOpenYet />
        </div>
        <RecoveredDraft formRef={formRef} draftStore={draftStore} />
      </form>
      <div className="comment-form__answer" role="status">
        {asked && <NotOpenYet />}
      </div>
    </section>
  );
}

function NotOpenYet() {
  return (
    <Alert tone="info">
      <WriteToUs notOpen={words.notOpen} writeTo={words.writeTo} />
    </Alert>
  );
}
