import { acervo } from '@portal/contract/acervo.ts'
import { entrada, porAssociado } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

export const entradas: Matriz['entradas'] = [entrada('acervo.listAcervo', acervo.listAcervo, porAssociado)]
