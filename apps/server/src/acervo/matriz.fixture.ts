import { acervo } from '@portal/contract/acervo.ts'
import { createComImagem } from '../imagem/matriz.fixture.ts'
import { entrada, porAssociado } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

export const entradas: Matriz['entradas'] = [
  entrada('acervo.listAcervo', acervo.listAcervo, porAssociado),
  entrada('acervo.listEventosDente', acervo.listEventosDente, porAssociado),
  entrada(
    'acervo.getImagemAcervo',
    acervo.getImagemAcervo,
    (numeroFicha) => ({ query: { numeroFicha, sequencial: 1, thumbnail: true } }),
    createComImagem,
  ),
]

export const recusas: Matriz['recusas'] = {
  'acervo.getImagemAcervo API-IMG-0001': async (cena) =>
    cena.call(await cena.prepare(), { query: { sequencial: 99 } }),
}
