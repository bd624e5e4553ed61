import type { TipoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { formularios } from '@portal/domain/ortodontia/formulario/formulario.fixture.ts'
import { describe, expect, it } from 'vitest'
import { idDoCampo } from '../../guia/acao/lugares.ts'
import { createGuia } from '../../guia/guia.fixture.ts'
import { type ConteudoFormulario, formularioGuia } from './formularioGuia.ts'

const { inicial, prorrogacao, manutencao } = formularios
const guia = createGuia()
const nascimento = { dataNascimentoBeneficiario: '1988-05-10' }
const fichasVinculoImagens = [700123]

describe('toEnvio', () => {
  it.each<[TipoFormulario, ConteudoFormulario, object]>([
    ['inicial', { ortodontia: inicial }, { ortodontia: inicial, ...nascimento }],
    [
      'inicial',
      { ortodontia: inicial, fichasVinculoImagens },
      { ortodontia: inicial, ...nascimento, fichasVinculoImagens },
    ],
    // Without its place, another form's and blank: none of them goes.
    [
      'inicial',
      {
        ortodontia: {
          ...prorrogacao,
          sobremordidaDescricao: 'Anterior',
          dentesAusentes: [],
          atmDescricao: '',
        },
      },
      { ortodontia: inicial, ...nascimento },
    ],
    ['prorrogacao', { ortodontia: prorrogacao, fichasVinculoImagens }, { ortodontia: prorrogacao }],
    ['manutencao', { ortodontia: manutencao }, { ortodontia: manutencao }],
    ['manutencao', {}, {}],
  ])('%s: %j', (tipo, conteudo, envio) => {
    expect(formularioGuia.toEnvio(tipo, conteudo, guia)).toEqual(envio)
  })
})

it('lists the places of an extension as they follow on the screen', () => {
  const lugares = formularioGuia.listLugares('prorrogacao')
  const at = (campo: Parameters<typeof idDoCampo>[0]) => lugares.indexOf(idDoCampo(campo))
  expect(at('sobressalienciaComprimento')).toBeGreaterThan(-1)
  expect(at('dentesAusentes')).toBeGreaterThan(at('sobressalienciaComprimento'))
  expect(new Set(lugares).size).toBe(lugares.length)
})

describe('validate', () => {
  const dias = { hoje: '2026-11-21', nascimento: '1990-03-02' }
  const validate = (tipo: keyof typeof formularios, ortodontia: object) =>
    formularioGuia.validate(tipo, { ortodontia }, dias).map(({ fieldId }) => fieldId)

  it('asks a maintenance for all of its form or for none', () => {
    expect(validate('manutencao', {})).toEqual([])
    expect(validate('manutencao', { faseTratamento: 1 })).toHaveLength(4)
    expect(validate('prorrogacao', inicial)).toEqual([
      'formulario-codigoTratamento',
      'formulario-codigoPrognostico',
    ])
  })

  it.each([
    ['1990-03-02', []],
    ['1990-03-01', ['formulario-dataCirurgia']],
  ])('holds a surgery that was made on %s, of a patient born on 02/03/1990', (dataCirurgia, errors) => {
    expect(validate('prorrogacao', { ...prorrogacao, cirurgiaOrtognatica: 2, dataCirurgia })).toEqual(errors)
  })

  it('says nothing of what has no place', () => {
    expect(validate('inicial', { ...inicial, atmDescricao: 'Estalido' })).toEqual([])
  })
})

it('tells each answer in words', () => {
  const ortodontia = {
    ...manutencao,
    sobremordidaTipo: 2,
    quantidadeFaltas: 2,
  }
  expect(formularioGuia.describe('manutencao', { ortodontia })).toEqual([
    'Fase do tratamento: Alinhamento e nivelamento',
    'Cooperação do paciente: Boa',
    'Faltas desde a última manutenção: 2 faltas',
    'Aparelho: Fixo',
    'O que foi feito: Troca de arco superior',
  ])
})
