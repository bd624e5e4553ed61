import type { StatusEnvio } from './statusEnvio.tables.ts'

/** Of what an event still has to send, itself or a file: it waits its turn or is on its way, or did not go, and why. */
export type ParteEnvio = 'naFila' | { readonly erro: string }

export type EnvioEvento = { status: StatusEnvio; motivo?: string | undefined }

/**
 * An event's send status (Spec §4.4), from what the server has of it (nothing, while it is a draft) and what the device
 * still has to send of it. What did not go speaks before what waits; where nothing is left, a draft may be changed.
 */
export function tellEnvio(guardado: StatusEnvio | undefined, partes: readonly ParteEnvio[]): EnvioEvento {
  const perdida = partes.find((parte) => parte !== 'naFila')
  if (perdida) return { status: 'ERRO', motivo: perdida.erro }
  if (partes.length > 0) return { status: 'PENDENTE' }
  return { status: guardado ?? 'EDITAVEL' }
}
