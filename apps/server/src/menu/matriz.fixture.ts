import { menu } from '@portal/contract/menu.ts'
import { entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

export const entradas: Matriz['entradas'] = [entrada('menu.getMenu', menu.getMenu, nada)]
