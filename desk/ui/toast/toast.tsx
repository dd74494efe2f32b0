import { Toast } from "@base-ui/react/toast";
import { common } from "#desk/words/common.ts";
import { CloseIcon } from "#web/ui/icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import "./toast.css";

const manager = Toast.createToastManager();
/** Long enough to read it. */
const shownMs = 8_000;
/** Long enough to notice a mistake and to reach the button that takes it back. */
const shownWithActionMs = 20_000;

interface Action {
  readonly label: string;
  readonly run: () => void;
}

export interface ToastContent {
  readonly text: string;
  /** More about it, such as what to do after an error. */
  readonly detail?: string | undefined;
  readonly tone?: "plain" | "error";
  /** A button in it, such as Undo. */
  readonly action?: Action | undefined;
  /** How long the action can still be taken, where that is not as long as people need. */
  readonly actionMs?: number;
}

const errors = new Set<string>();

/** Takes the errors away: what they were about is no longer on the screen. */
export function dismissErrors(): void {
  for (const id of errors) manager.close(id);
  errors.clear();
}

/**
 * Shows a short message at the window's edge. Screen readers announce it. An error stays until it is closed, or the
 * screen is left.
 */
export function showToast({
  text,
  detail,
  tone = "plain",
  action,
  actionMs = shownWithActionMs,
}: ToastContent): void {
  const id = manager.add({
    title: text,
    description: detail,
    type: tone,
    priority: tone === "error" ? "high" : "low",
    timeout: tone === "error" ? 0 : action ? actionMs : shownMs,
    ...(action && {
      actionProps: {
        children: action.label,
        onClick: () => {
          manager.close(id);
          action.run();
        },
      },
    }),
  });
  if (tone === "error") errors.add(id);
}

/** The place where toasts appear; once, around the whole desk. */
export function ToastRegion() {
  return (
    <Toast.Provider toastManager={manager} limit={2}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="toast"
      data-asks-nothing
      swipeDirection={["left", "down"]}
    >
      <Toast.Content className="toast__content">
        <div className="toast__words">
          <Toast.Title className="toast__title" />
          <Toast.Description className="toast__detail" />
        </div>
        <Toast.Action className="toast__action" />
        <Toast.Close render={<IconButton label={common.dismiss} icon={<CloseIcon />} />} />
      </Toast.Content>
    </Toast.Root>
  ));
}
