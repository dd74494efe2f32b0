import { useMutation } from "@tanstack/react-query";
import { showToast } from "#desk/ui/toast/toast.tsx";
import type { Subject } from "./keys.ts";
import { showError } from "./notices.ts";
import { useRefresh } from "./refresh.ts";

interface DeskMutationOptions<Answer, Input> {
  readonly run: (input: Input) => Promise<Answer>;
  /** What is shown at once, before the server answers. */
  readonly onStart?: (input: Input) => unknown;
  /** What a notice says when it is stored. */
  readonly done?: string | ((answer: Answer, input: Input) => string);
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /** What happens when it fails. By default a notice gives the reason; with "caller" the calling component shows it. */
  readonly onFailed?: "caller" | ((error: Error, input: Input) => unknown);
  /** What is read again afterwards, also after an error: a colleague may have been faster. */
  readonly refresh?: readonly Subject[];
}

/** A change on the server, with its notice. It is pending until what it changed is read again. */
export function useDeskMutation<Answer, Input = void>({
  run,
  onStart,
  done,
  onDone,
  onFailed = showError,
  refresh = [],
}: DeskMutationOptions<Answer, Input>) {
  return useMutation<Answer, Error, Input, unknown>({
    mutationFn: run,
    onMutate: (input) => onStart?.(input),
    onSuccess: (answer, input) => {
      if (done !== undefined) showToast({ text: typeof done === "string" ? done : done(answer, input) });
      return onDone?.(answer, input);
    },
    onError: (error, input) => (onFailed === "caller" ? undefined : onFailed(error, input)),
    onSettled: useRefresh(...refresh),
  });
}
