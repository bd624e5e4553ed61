import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { entrada, nada, porAssociado } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { consultarNovosDemais } from '../testing/matriz/recusa.ts'

/** Of whom the inputs below speak, in an address. */
const CHAVE = '00000000-0000-4000-8000-000000000500'

export const prepareEntradas: Matriz['prepareEntradas'] = async (t) => {
  await t.rows(`update associado set chave = $1 where codigo = '500000001'`, [CHAVE])
}

export const recusas: Matriz['recusas'] = {
  'elegibilidade.searchAssociado API-ELE-0001': (cena) => cena.call(0, { body: { termo: '999999999' } }),
  'elegibilidade.searchAssociado API-ELE-0005': (cena) => consultarNovosDemais(cena, 'body', 'termo'),
  'elegibilidade.searchAssociado API-ELE-0004': (cena) => cena.call(0, { body: { termo: '5000A' } }),
  'elegibilidade.getAssociado API-ELE-0001': (cena) =>
    cena.call(0, { query: { chave: '00000000-0000-4000-8000-000000000000' } }),
  'elegibilidade.getAssociado API-ELE-0005': (cena) => consultarNovosDemais(cena, 'query', 'chave'),
  'elegibilidade.getEvento API-ELE-0002': (cena) => cena.call(0, { query: { codigoEvento: '99999999' } }),
}

export const entradas: Matriz['entradas'] = [
  entrada('elegibilidade.searchAssociado', elegibilidade.searchAssociado, () => ({
    body: { termo: '500000001' },
  })),
  entrada('elegibilidade.getAssociado', elegibilidade.getAssociado, () => ({ query: { chave: CHAVE } })),
  entrada('elegibilidade.getInformacoes', elegibilidade.getInformacoes, porAssociado),
  entrada('elegibilidade.getCpf', elegibilidade.getCpf, porAssociado),
  entrada('elegibilidade.listEventos', elegibilidade.listEventos, nada),
  entrada('elegibilidade.getEvento', elegibilidade.getEvento, () => ({
    query: { codigoAssociado: '500000001', codigoEvento: '85100200', dente: '26', faces: 'OM' },
  })),
]
