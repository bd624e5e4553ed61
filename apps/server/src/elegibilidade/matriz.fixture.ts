import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { entrada, nada, porAssociado } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { consultarNovosDemais } from '../testing/matriz/recusa.ts'

export const recusas: Matriz['recusas'] = {
  'elegibilidade.searchAssociado API-ELE-0001': (cena) => cena.call(0, { body: { termo: '999999999' } }),
  'elegibilidade.searchAssociado API-ELE-0005': (cena) => consultarNovosDemais(cena, 'body', 'termo'),
  'elegibilidade.searchAssociado API-ELE-0004': (cena) => cena.call(0, { body: { termo: '5000A' } }),
  'elegibilidade.getEvento API-ELE-0002': (cena) => cena.call(0, { query: { codigoEvento: '99999999' } }),
}

export const entradas: Matriz['entradas'] = [
  entrada('elegibilidade.searchAssociado', elegibilidade.searchAssociado, () => ({
    body: { termo: '500000001' },
  })),
  entrada('elegibilidade.getInformacoes', elegibilidade.getInformacoes, porAssociado),
  entrada('elegibilidade.getCpf', elegibilidade.getCpf, porAssociado),
  entrada('elegibilidade.listEventos', elegibilidade.listEventos, nada),
  entrada('elegibilidade.getEvento', elegibilidade.getEvento, () => ({
    query: { codigoAssociado: '500000001', codigoEvento: '85100200', dente: '26', faces: 'OM' },
  })),
]
