import { acervo } from '@portal/contract/acervo.ts'
import { createComImagem } from '../imagem/matriz.fixture.ts'
import { entrada, porAssociado } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { consultarNovosDemais } from '../testing/matriz/recusa.ts'

export const entradas: Matriz['entradas'] = [
  entrada('acervo.listAcervo', acervo.listAcervo, porAssociado),
  entrada('acervo.listEventosDente', acervo.listEventosDente, porAssociado),
  entrada('acervo.getMontagem', acervo.getMontagem, porAssociado),
  entrada('acervo.updateMontagem', acervo.updateMontagem, () => ({
    body: {
      codigoAssociado: '500000001',
      serie: '18' as const,
      escolhas: [{ lugar: 'SMD', imagem: null }],
      versao: 0,
    },
  })),
  entrada(
    'acervo.getImagemAcervo',
    acervo.getImagemAcervo,
    (numeroFicha) => ({ query: { numeroFicha, sequencial: 1, thumbnail: true } }),
    createComImagem,
  ),
]

export const recusas: Matriz['recusas'] = {
  'acervo.updateMontagem API-ELE-0001': (cena) => cena.call(0, { body: { codigoAssociado: '999999999' } }),
  'acervo.updateMontagem API-ELE-0005': (cena) => consultarNovosDemais(cena, 'body'),
  'acervo.updateMontagem API-ACV-0001': async (cena) =>
    cena.call(await cena.prepare(), { body: { versao: 7 } }),
  'acervo.getImagemAcervo API-IMG-0001': async (cena) =>
    cena.call(await cena.prepare(), { query: { sequencial: 99 } }),
}
