import type { Prazo } from '@portal/contract/prazo.ts'
import { tiposPrazo } from '@portal/domain/prazo/tipoPrazo.tables.ts'
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
  expect(describeCura({ ...senha, tipo: 'APRESENTACAO' })).toBe('Encaminhar: Guia 7')
})

// Else every one of them reads the same on the radar.
it.each(tiposPrazo.filter(({ endereco }) => /^\/portal\/(guia|recurso)\/7$/.test(endereco(7))))(
  '$codigo is known by the guide that it leads to',
  ({ codigo }) => expect(describeObjeto({ ...senha, tipo: codigo })).toBe('Guia 7'),
)

it('says what stops from the day after its last', () => {
  expect(describeConsequencia(senha)).toBe('A partir de 01/01/2027, o que for realizado nesta guia é negado.')
  expect(describeConsequencia({ ...alvara, prazo: '2020-01-31' })).toBe(
    'Desde 01/02/2020, o seu cadastro está sem este documento em vigor.',
  )
  expect(describeConsequencia({ ...senha, tipo: 'IMAGEM', prazo: '2020-01-31' })).toContain('era 31/01/2020')
  expect(describeConsequencia(alvara)).toBe('O seu cadastro está sem este documento em vigor.')
})
