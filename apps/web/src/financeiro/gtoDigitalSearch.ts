import { isDataCivil } from '@portal/domain/calendario/dataCivil.ts'
import { type TipoBusca, type TipoEnvio, tiposEnvio } from '@portal/domain/financeiro/gtoDigital.tables.ts'

/** What the address of the digital report holds; of what it does not say the server's defaults hold. */
export type GtoDigitalSearch = {
  envio?: TipoEnvio
  /** By the day of the sending where it says nothing. */
  busca?: Exclude<TipoBusca, 'ENVIO'>
  de?: string
  ate?: string
}

const readDia = (raw: unknown): string | undefined => {
  const dia = String(raw ?? '')
  return dia.startsWith('20') && isDataCivil(dia) ? dia : undefined
}

/** Keeps what is well formed and drops the rest: an address may come from anywhere. */
export function readGtoDigitalSearch(raw: Record<string, unknown>): GtoDigitalSearch {
  const envio = tiposEnvio.find(({ codigo }) => codigo === raw.envio)?.codigo
  const [de, ate] = [readDia(raw.de), readDia(raw.ate)]
  return {
    ...(envio && { envio }),
    ...(raw.busca === 'REALIZACAO' && { busca: 'REALIZACAO' as const }),
    ...(de && { de }),
    ...(ate && { ate }),
  }
}
