import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import type { GuiaHoje } from '@portal/domain/guia/fimGuia.ts'
import { useFase } from './useFase.ts'
import { isTomada } from './whyNotRenova.ts'

/** The guide with what its own page alone knows of it: whatever tells there how it stands says the same. */
export function useGuiaHoje(guia: GuiaDetalhada): GuiaHoje {
  const { proxima } = useFase(guia)
  return { ...guia, proxima, isTomada: isTomada(guia) }
}
