import type { RecursoEnviado } from '@portal/contract/recursoGlosa.ts'
import { expect, it } from 'vitest'
import { plainText } from '../testing/plainText.ts'
import {
  describeDesfecho,
  describeItem,
  describeRecuperavel,
  labelAbas,
  nameCabimento,
} from './recursosWords.ts'

const contas = {
  aRecorrer: { guias: 9, valor: '1830.00', recuperavel: '92.00' },
  emRecurso: { guias: 3, valor: '540.50' },
  decididos: { guias: 41, valor: '9000.00' },
  ganhos: { ganhos: 34, decididos: 50 },
}
const nada = { guias: 0, valor: '0.00' }

it.each([
  [undefined, ['A recorrer', 'Em recurso', 'Decididos']],
  [contas, ['A recorrer (9 · R$ 1.830,00)', 'Em recurso (3 · R$ 540,50)', 'Decididos (41 · 68 % aprovados)']],
  [
    { ...contas, emRecurso: { guias: 1, valor: '0.01' } },
    ['A recorrer (9 · R$ 1.830,00)', 'Em recurso (1 · R$ 0,01)', 'Decididos (41 · 68 % aprovados)'],
  ],
  [
    {
      aRecorrer: { ...nada, recuperavel: '0.00' },
      emRecurso: nada,
      decididos: nada,
      ganhos: { ganhos: 0, decididos: 0 },
    },
    ['A recorrer (0)', 'Em recurso (0)', 'Decididos (0)'],
  ],
])('as abas dizem quantas guias e quanto dinheiro', (lidas, esperado) => {
  const { recorrer, recurso, decididos } = labelAbas(lidas)
  expect([recorrer, recurso, decididos].map(plainText)).toEqual(esperado)
})

it.each([
  ['1830.00', '1830.00', ''],
  ['0.00', '0.00', ''],
  ['196.00', '92.00', 'Dos R$ 196,00 glosados, um recurso ainda pode trazer de volta R$ 92,00.'],
  ['104.00', '0.00', 'Como estão, nenhum recurso traz de volta os R$ 104,00 glosados.'],
])('de %s glosados, com %s que um recurso traz: “%s”', (valor, recuperavel, esperado) => {
  expect(plainText(describeRecuperavel({ guias: 2, valor, recuperavel }))).toBe(esperado)
})

it('diz o item pelo dente, quando há', () => {
  expect(describeItem({ codigoLocalizacao: '36', descricao: 'Endodontia' })).toBe('36 Endodontia')
  expect(describeItem({ codigoLocalizacao: null, descricao: 'Profilaxia' })).toBe('Profilaxia')
})

it.each([
  [true, false, 'Cabe recurso'],
  [true, true, 'Como está, será recusado'],
  [false, false, 'Não cabe recurso'],
  [false, true, 'Não cabe recurso'],
])('cabe: %s, com o lugar tomado: %s: “%s”', (cabe, lugarTomado, dito) => {
  expect(nameCabimento({ cabe, lugarTomado })).toBe(dito)
})

it('diz o desfecho com o primeiro evento decidido, e antes dele nenhum', () => {
  const enviado = {
    destino: 'recorrido',
    descricaoJustificativa: 'Segue a imagem.',
    motivo: null,
    anexos: [],
    dados: [],
    valorRecursado: '480.00',
    decisao: 'A',
    valorLiberado: '480.00',
    resposta: null,
  } satisfies RecursoEnviado
  expect(describeDesfecho([null, { ...enviado, decisao: null }])).toBeUndefined()
  expect(describeDesfecho([null, enviado])?.rotulo).toBe('aprovado')
})
