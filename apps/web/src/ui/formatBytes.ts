const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** `1,2 MB`, `380 KB`. Tenths of MB are rounded up: what is beyond a limit of 5 MB never reads "5 MB". */
export function formatBytes(bytes: number): string {
  if (bytes >= 1_000_000) return `${decimal.format(Math.ceil((bytes / 1_048_576) * 10) / 10)} MB`
  return `${Math.max(Math.min(1, bytes), Math.round(bytes / 1024))} KB`
}
