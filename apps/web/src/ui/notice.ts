import type { Tom } from '@portal/domain/tom.ts'

/** The one thing that a notice tells of. */
export type Assunto =
  | `guia ${number}`
  | `pedido ${number}`
  | `recurso ${number}`
  | `reanálise ${number}`
  | 'conciliação'

/** What a notice says; `action` is offered once, such as "Desfazer", and its keys press it while the notice is shown. */
export type NoticeContent = {
  tone: Tom
  title: string
  text?: string | undefined
  action?: { label: string; run: () => void; keys?: string }
  /** After so many seconds it is no longer true: it leaves the page then, if not before. */
  validSeconds?: number
  /** A later notice about the same takes its place on the page, where what it told is no longer so. */
  about?: Assunto
  /** It answers an act of one's own, told where one acts: it is no news, and does not count as unread. */
  isResposta?: boolean
}

export type Notice = Omit<NoticeContent, 'isResposta'> & {
  readonly id: number
  readonly at: Date
  /** Still on the page; kept notices stay in the panel after they leave it. */
  readonly isShown: boolean
  readonly isRead: boolean
}

/** How many the notifications panel keeps. */
const KEPT = 50

/**
 * Two are on the page, for a third would be cut off by its edge; but what offers a way back has its time, since the panel offers
 * none. What leaves is in the panel.
 */
function makeRoom(list: readonly Notice[]): readonly Notice[] {
  const [newest, ...others] = list.filter(({ isShown }) => isShown)
  const comVolta = others.filter(({ action }) => action)
  const kept = new Set([newest, ...(comVolta.length > 0 ? comVolta : others.slice(0, 1))])
  return list.map((one) => (kept.has(one) ? one : { ...one, isShown: false }))
}

/**
 * The notices, outside React: any code may push one, components subscribe through `useNotices`.
 * A notice that leaves the page stays here for the panel (WCAG 2.2.1, Interface B2.8).
 */
function createNotices() {
  let list: readonly Notice[] = []
  let nextId = 1
  const listeners = new Set<() => void>()

  function set(next: readonly Notice[]) {
    list = next
    for (const listener of listeners) listener()
  }

  return {
    /** Newest first. */
    getSnapshot: (): readonly Notice[] => list,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /**
     * Shows a notice; the same words already on the page are shown once, with the newer time. What tells of one's own act done
     * counts as read, as any answer to one.
     */
    push({ isResposta = false, ...content }: NoticeContent): number {
      const id = nextId++
      const { about } = content
      const others = list
        .filter((one) => !(one.isShown && one.title === content.title && one.text === content.text))
        .map((one) => (about !== undefined && one.about === about ? { ...one, isShown: false } : one))
      const isRead = isResposta || content.tone === 'sucesso'
      set(makeRoom([{ ...content, id, at: new Date(), isShown: true, isRead }, ...others]).slice(0, KEPT))
      return id
    },
    /** Takes it off the page; it stays in the panel. */
    hide(id: number): void {
      set(list.map((one) => (one.id === id ? { ...one, isShown: false } : one)))
    },
    markAllRead(): void {
      if (list.some((one) => !one.isRead)) set(list.map((one) => ({ ...one, isRead: true })))
    },
    /** Forgets everything, at the end of a session. */
    clear(): void {
      set([])
    },
  }
}

export const notice = createNotices()

/** Does what a notice offers, which then has nothing left to offer. */
export function runAction({ id, action }: Notice): void {
  action?.run()
  notice.hide(id)
}
