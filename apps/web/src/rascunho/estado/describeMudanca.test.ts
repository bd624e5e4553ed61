import { expect, it } from 'vitest'
import { describeMudanca } from './describeMudanca.ts'
import { addItens, deleteItem, type Edicao, updateItem } from './edicao.ts'

const edicao: Edicao = {
  itens: [
    { sequencial: 1, codigoEvento: '85100196', dente: '26', faces: 'O', quantidade: 1 },
    { sequencial: 2, codigoEvento: '85300047', regiao: 'S1', quantidade: 1 },
  ],
}
const no46 = { codigoEvento: 'A', dente: '46' }
const daArcada = { codigoEvento: 'A', regiao: 'AS' }
const nomes: Readonly<Record<string, string>> = { '85100196': 'Restauração', '85300047': 'Raspagem' }

it.each<[string, Edicao]>([
  ['inclusão de Limpeza', addItens(edicao, [{ codigoEvento: 'Limpeza' }])],
  ['inclusão de 2 eventos', addItens(edicao, [{ codigoEvento: 'A' }, { codigoEvento: 'B' }])],
  ['remoção de 26 O Restauração', deleteItem(edicao, 1)],
  ['remoção de 2 eventos', { itens: [] }],
  ['inclusão de 2 eventos do dente 46', addItens(edicao, [no46, no46])],
  ['inclusão de 2 eventos da região AS', addItens(edicao, [daArcada, daArcada])],
  ['mudança de S1 Raspagem', updateItem(edicao, 2, { quantidade: 2 })],
  [
    'remoção de 26 O Restauração, mudança de S2 Raspagem',
    updateItem(deleteItem(edicao, 1), 2, { regiao: 'S2' }),
  ],
  ['troca da dentição', { ...edicao, denticaoManual: 'mista' }],
])('%s', (palavras, depois) =>
  expect(describeMudanca(edicao, depois, (codigo) => nomes[codigo] ?? codigo)).toBe(palavras),
)
