declare module '@tanstack/react-router' {
  interface HistoryState {
    isSaidaPedida?: true
  }
}

/**
 * Goes along with the portal's own exit: in the browser's memory of this tab, beside the address, where no link from
 * elsewhere can put it.
 */
export const saidaPedida = { isSaidaPedida: true } as const
