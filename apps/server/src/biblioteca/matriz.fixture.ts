import { biblioteca } from '@portal/contract/biblioteca.ts'
import { entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

export const entradas: Matriz['entradas'] = [
  entrada('biblioteca.listBiblioteca', biblioteca.listBiblioteca, nada),
  entrada('biblioteca.getArquivo', biblioteca.getArquivo, () => ({ query: { codArquivo: 1 } })),
  entrada('biblioteca.exportArquivo', biblioteca.exportArquivo, () => ({ query: { codArquivo: 1 } })),
]
