import { describe, expect, it } from 'vitest'
import {
  camposSolicitante,
  type SolicitanteForm,
  solicitanteVazio,
  toConsulta,
  toSolicitante,
  validateSolicitante,
} from './solicitanteForm.ts'

const ana: SolicitanteForm = { tipo: 'CREDENCIADO', cro: '045.128', uf: 'SP', nome: null }
const rui: SolicitanteForm = { tipo: 'NAO_CREDENCIADO', cro: '999', uf: 'MG', nome: 'Rui Braga' }
const achada = { nome: 'Ana Beatriz Monteiro', codigoDentistaSolicitante: 1000011 }

describe('toConsulta', () => {
  it.each([
    ['the figures alone, without leading zeros', {}, { numeroCro: '45128', siglaUf: 'SP' }],
    ['nobody without a number', { cro: 'CRO' }, undefined],
    ['nobody of too long a number', { cro: '12345678901' }, undefined],
    ['nobody without a state', { uf: null }, undefined],
  ])('asks for %s', (_nome, parte, esperado) => {
    expect(toConsulta({ ...ana, ...parte })).toEqual(
      esperado && { ...esperado, tipoSolicitante: 'CREDENCIADO' },
    )
  })
})

describe('validateSolicitante', () => {
  const { cro, uf, nome } = camposSolicitante
  it.each([
    ['a registered one needs no name', ana, undefined, []],
    ['nothing typed', solicitanteVazio, undefined, [cro, uf]],
    ['another one has a name', { ...rui, nome: null }, undefined, [nome]],
    ['which is no blank', { ...rui, nome: ' " ' }, undefined, [nome]],
    ['or is known', { ...rui, nome: null }, { nome: 'Rui Braga', codigoDentistaSolicitante: null }, []],
    ['but was not taken out', { ...rui, nome: '' }, { nome: 'Rui', codigoDentistaSolicitante: null }, [nome]],
  ])('%s', (_nome, form, achado, faltas) => {
    expect(validateSolicitante(form, achado).map(({ fieldId }) => fieldId)).toEqual(faltas)
  })
})

describe('toSolicitante', () => {
  it('takes name and code of a registered one from the operator, whatever was typed before', () => {
    expect(toSolicitante({ ...ana, nome: 'Outra' }, achada)).toEqual({
      nomeDentistaSolicitante: 'Ana Beatriz Monteiro',
      numeroCroSolicitante: '45128',
      ufCroSolicitante: 'SP',
      tipoSolicitante: 'CREDENCIADO',
      codigoDentistaSolicitante: 1000011,
      numeroCro: '45128',
      siglaUf: 'SP',
    })
  })
  it('says no code of another one, and the name that was typed', () => {
    expect(toSolicitante(rui, { ...achada, nome: 'Rui B.' })).toEqual({
      nomeDentistaSolicitante: 'Rui Braga',
      numeroCroSolicitante: '999',
      ufCroSolicitante: 'MG',
      tipoSolicitante: 'NAO_CREDENCIADO',
      numeroCro: '999',
      siglaUf: 'MG',
    })
  })
})
