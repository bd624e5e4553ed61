import { glosa } from '@portal/contract/glosa.ts'
import { entrada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

export const entradas: Matriz['entradas'] = [
  entrada('glosa.getExplicacao', glosa.getExplicacao, () => ({
    params: { codigoGlosa: '3016' },
    query: { codigoEvento: '85100200' },
  })),
]
