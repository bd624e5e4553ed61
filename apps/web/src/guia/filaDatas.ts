import type { EventoGuia } from '@portal/contract/evento.ts'

type SaveData = (evento: EventoGuia, data: string | null, versao: number) => Promise<unknown>

/**
 * Dates one after the other: each saved date makes the guide's next version, which the following one must name.
 * A failure is thrown to whoever waits for it, and the queue begins again from the version on the screen.
 */
export function createFilaDatas(saveData: SaveData) {
  let ultima: Promise<unknown> = Promise.resolve()
  let conhecida = 0
  return {
    push(evento: EventoGuia, data: string | null, versaoDaTela: number): Promise<void> {
      const vez = ultima.then(async () => {
        const versao = Math.max(conhecida, versaoDaTela)
        try {
          await saveData(evento, data, versao)
          conhecida = versao + 1
        } catch (error) {
          conhecida = 0
          throw error
        }
      })
      // The next one waits for this one, and is not stopped by its failure.
      ultima = vez.catch(() => undefined)
      return vez
    },
  }
}
