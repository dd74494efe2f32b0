import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { type EditConflict, resolveConflict } from "./conflict.ts";
import { useInvalidate } from "./invalidate.ts";
import type { QueryRoot } from "./keys.ts";
import { showError } from "./notices.ts";

interface Versioned {
  readonly version: number;
}

export interface DeskMutationOptions<
  ResponseBody = unknown,
  Input = unknown,
  Item extends Versioned = Versioned,
> {
  readonly mutationFn: (input: Input) => Promise<ResponseBody>;
  /** Shows the change at once, before the server answers. @returns puts back what was shown before. */
  readonly onMutate?: (input: Input) => Promise<() => void> | undefined;
  /** What a toast says when it is stored. */
  readonly toast?: string | ((response: ResponseBody, input: Input) => string);
  readonly onSuccess?: (response: ResponseBody, input: Input) => unknown;
  /** Where its error is said: in a toast, by the form that shows `error`, or nowhere. */
  readonly errorsIn?: "toast" | "form" | "nothing" | undefined;
  /** How both versions are compared when a colleague was faster; undefined if nobody can be. */
  readonly conflict?: (input: Input) => EditConflict<Item, Input> | undefined;
  /** Both versions are shown for somebody to choose, so a dialog with a form closes. The change is then no error. */
  readonly onConflict?: (() => void) | undefined;
  /** Queries that are read again afterwards, even after an error: a colleague may have been faster. */
  readonly invalidates?: readonly QueryRoot[];
}

/**
 * TanStack's mutation, with its toast, its errors and its conflict with a colleague's change. It is pending until what
 * it changed is read again.
 */
export function useDeskMutation<ResponseBody, Input = void, Item extends Versioned = Versioned>({
  mutationFn,
  onMutate,
  toast,
  onSuccess,
  errorsIn = "toast",
  conflict,
  onConflict,
  invalidates = [],
}: DeskMutationOptions<ResponseBody, Input, Item>): UseMutationResult<ResponseBody, Error, Input> {
  const mutation: UseMutationResult<ResponseBody, Error, Input> = useMutation({
    mutationFn,
    onMutate: (input) => onMutate?.(input),
    onSuccess: (response, input) => {
      if (toast !== undefined)
        showToast({ text: typeof toast === "string" ? toast : toast(response, input) });
      return onSuccess?.(response, input);
    },
    onError: async (error, input, putBack) => {
      putBack?.();
      const change = conflict?.(input);
      if (change && (await resolveConflict(error, change, mutation.mutate))) {
        mutation.reset();
        onConflict?.();
      } else if (errorsIn === "toast") showError(error);
    },
    onSettled: useInvalidate(...invalidates),
  });
  return mutation;
}
