import { ortodontia } from '@portal/contract/ortodontia.ts'
import { entrada, porAssociado } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

export const entradas: Matriz['entradas'] = [
  entrada('ortodontia.getInformacoesOrto', ortodontia.getInformacoesOrto, () => ({
    query: { codigoAssociado: '500000001', tipoAtendimento: 8 as const },
  })),
  entrada('ortodontia.getCoberturaOrto', ortodontia.getCoberturaOrto, porAssociado),
  entrada('ortodontia.validatePrazoOrto', ortodontia.validatePrazoOrto, () => ({
    query: { codigoAssociado: '500000001', codigoEspecialidade: 6, codigoTipoAtendimento: 8 as const },
  })),
]
