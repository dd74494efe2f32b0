import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { type Contested, resolveConflict } from "./conflict.ts";
import type { Subject } from "./keys.ts";
import { showError } from "./notices.ts";
import { useRefresh } from "./refresh.ts";

interface Versioned {
  readonly version: number;
}

export interface DeskMutationOptions<Answer = unknown, Input = unknown, Item extends Versioned = Versioned> {
  readonly run: (input: Input) => Promise<Answer>;
  /** What is shown at once, before the server answers. */
  readonly onStart?: (input: Input) => unknown;
  /** What a notice says when it is stored. */
  readonly done?: string | ((answer: Answer, input: Input) => string);
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /** Takes back what `onStart` has shown. */
  readonly onFailed?: (input: Input) => void;
  /** Where its error is said: in a notice, by the form that shows `error`, or nowhere. */
  readonly errorsIn?: "notice" | "form" | "nothing" | undefined;
  /** How both versions are compared when a colleague was faster; undefined if nobody can be. */
  readonly contested?: (input: Input) => Contested<Item, Input> | undefined;
  /** Both versions are shown for somebody to choose, so a dialog with a form closes. The change is then no error. */
  readonly onChoose?: (() => void) | undefined;
  /** What is read again afterwards, also after an error: a colleague may have been faster. */
  readonly refresh?: readonly Subject[];
}

/** A change on the server, with its notice. It is pending until what it changed is read again. */
export function useDeskMutation<Answer, Input = void, Item extends Versioned = Versioned>({
  run,
  onStart,
  done,
  onDone,
  onFailed,
  errorsIn = "notice",
  contested,
  onChoose,
  refresh = [],
}: DeskMutationOptions<Answer, Input, Item>): UseMutationResult<Answer, Error, Input> {
  const mutation: UseMutationResult<Answer, Error, Input> = useMutation({
    mutationFn: run,
    onMutate: (input) => onStart?.(input),
    onSuccess: (answer, input) => {
      if (done !== undefined) showToast({ text: typeof done === "string" ? done : done(answer, input) });
      return onDone?.(answer, input);
    },
    onError: async (error, input) => {
      onFailed?.(input);
      const change = contested?.(input);
      if (change && (await resolveConflict(error, change, mutation.mutate))) {
        mutation.reset();
        onChoose?.();
      } else if (errorsIn === "notice") showError(error);
    },
    onSettled: useRefresh(...refresh),
  });
  return mutation;
}
