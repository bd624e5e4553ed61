import type { TipoAlvara } from '@portal/domain/cadastro/alvara.ts'
import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import type { Row } from '../database/insertTabelas.ts'

/** Days until a permit ends, where it is not the usual: what the screens of renewing show. Null was never sent. */
const PROXIMOS: Readonly<Record<number, Partial<Record<TipoAlvara, number | null>>>> = {
  100001: { SANITARIO: 25 },
  100003: { RADIOLOGIA: 6 },
  100004: { FUNCIONAMENTO: 48, CRO: null },
  100007: { SANITARIO: -12, FUNCIONAMENTO: 55 },
  200001: { SANITARIO: 18 },
  300001: { CRO: -3 },
}

const prefixos: Readonly<Record<TipoAlvara, string>> = {
  SANITARIO: 'VISA',
  FUNCIONAMENTO: 'ALV',
  CRO: 'CRO',
  RADIOLOGIA: 'RX',
}

type Dono = { codigo: number; unidadeRadio?: boolean }

/** The permits of the providers, accepted before the portal kept their files. */
export function createAlvaras(hoje: string, credenciados: readonly Dono[]): Record<string, Row[]> {
  return {
    alvara: credenciados.flatMap(({ codigo, unidadeRadio = false }) => {
      const tipos: TipoAlvara[] = [
        'SANITARIO',
        'FUNCIONAMENTO',
        'CRO',
        ...(unidadeRadio ? ['RADIOLOGIA' as const] : []),
      ]
      return tipos.map((tipo, i) => {
        const proximo = PROXIMOS[codigo]?.[tipo]
        const dias = proximo === undefined ? 150 + (((codigo % 100) * 37 + i * 61) % 500) : proximo
        return {
          codigo_credenciado: codigo,
          tipo,
          numero: dias === null ? null : `${prefixos[tipo]}-${codigo}${i + 1}`,
          validade: dias === null ? null : addDays(hoje, dias),
        }
      })
    }),
  }
}
