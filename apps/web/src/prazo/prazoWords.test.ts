import type { Prazo } from '@portal/contract/prazo.ts'
import { expect, it } from 'vitest'
import { describeConsequencia, describeCura, describeObjeto } from './prazoWords.ts'

const senha: Prazo = {
  chave: 'SENHA:7:2026-12-31',
  tipo: 'SENHA',
  referencia: 7,
  detalhe: null,
  prazo: '2026-12-31',
  desistencia: null,
}
const alvara: Prazo = { ...senha, tipo: 'ALVARA', detalhe: 'Alvará sanitário', prazo: null }

it('names what it is of', () => {
  expect([senha, alvara].map(describeObjeto)).toEqual(['Guia 7', 'Alvará sanitário'])
  expect(describeObjeto({ ...senha, tipo: 'CONTATO' })).toBe('Contato à espera do código')
  expect(describeCura(alvara)).toBe('Renovar: Alvará sanitário')
})

it('says what stops from the day after its last', () => {
  expect(describeConsequencia(senha)).toBe('A partir de 01/01/2027, o que for realizado nesta guia é negado.')
  expect(describeConsequencia(alvara)).toBe('O seu cadastro está sem este documento em vigor.')
})
