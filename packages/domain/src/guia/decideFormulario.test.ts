import { describe, expect, it } from 'vitest'
import { tiposGuia } from '../especialidade/tipoGuia.tables.ts'
import { formularios } from '../ortodontia/formulario/formulario.fixture.ts'
import { decideFormulario, type EnvioFormulario } from './decideFormulario.ts'
import { findTipoFormulario } from './tipoFormulario.ts'

const hoje = '2026-11-21'
const nascimento = '2012-04-30'
const { inicial, prorrogacao, manutencao } = formularios

const decide = (
  codigoTipoAtendimento: number,
  envio: EnvioFormulario,
  numeroFichaPrincipal: number | null = null,
) => decideFormulario({ codigoTipoAtendimento, numeroFichaPrincipal }, envio, { nascimento, hoje })

it('goes with three of the guide types, and with none that is complementary', () => {
  const tiposDe = (numeroFichaPrincipal: number | null) =>
    tiposGuia.flatMap(({ codigo }) => {
      const tipo = findTipoFormulario({ codigoTipoAtendimento: codigo, numeroFichaPrincipal })
      return tipo === undefined ? [] : [[codigo, tipo]]
    })
  expect(tiposDe(null)).toEqual([
    [7, 'inicial'],
    [8, 'manutencao'],
    [9, 'prorrogacao'],
  ])
  expect(tiposDe(700_000_001)).toEqual([])
})

describe('a sending that is taken', () => {
  it.each<[string, number, EnvioFormulario, unknown]>([
    ['an ordinary guide without a form', 1, {}, undefined],
    ['one that links no exam', 1, { fichasVinculoImagens: [] }, undefined],
    [
      'an initial guide',
      7,
      { ortodontia: inicial, dataNascimentoBeneficiario: nascimento },
      { tipo: 'inicial', conteudo: inicial },
    ],
    [
      'one with exams',
      7,
      { ortodontia: inicial, dataNascimentoBeneficiario: nascimento, fichasVinculoImagens: [700_000_009] },
      { tipo: 'inicial', conteudo: inicial },
    ],
    ['a maintenance without its form', 8, {}, undefined],
    ['a maintenance', 8, { ortodontia: manutencao }, { tipo: 'manutencao', conteudo: manutencao }],
    ['an extension', 9, { ortodontia: prorrogacao }, { tipo: 'prorrogacao', conteudo: prorrogacao }],
    [
      'what was left empty, and signs that are not kept',
      9,
      {
        ortodontia: {
          ...prorrogacao,
          dentesAusentes: [],
          sobremordidaDescricao: ' # ',
          queixaPaciente: ' Dor "forte" ',
        },
      },
      { tipo: 'prorrogacao', conteudo: { ...prorrogacao, queixaPaciente: 'Dor forte' } },
    ],
  ])('%s', (_nome, tipo, envio, formulario) => {
    expect(decide(tipo, envio)).toEqual({ ok: true, ...(formulario !== undefined && { formulario }) })
  })
})

describe('a sending that is refused', () => {
  it.each<[string, number, EnvioFormulario, string, string, string]>([
    [
      'a surgery before the patient was born',
      9,
      {
        ortodontia: {
          ...prorrogacao,
          codigoTratamento: 5,
          cirurgiaOrtognatica: 2,
          dataCirurgia: '2012-04-29',
        },
      },
      'comErro',
      'ortodontia.dataCirurgia',
      'A cirurgia não pode ser antes do nascimento do paciente.',
    ],
    [
      'a form in an ordinary guide',
      1,
      { ortodontia: inicial },
      'foraDeLugar',
      'ortodontia',
      'Esta guia não leva formulário de ortodontia.',
    ],
    [
      'in the first consultation',
      6,
      { ortodontia: inicial },
      'foraDeLugar',
      'ortodontia',
      'Esta guia não leva formulário de ortodontia.',
    ],
    ...[1, 8, 9].flatMap((tipo): [string, number, EnvioFormulario, string, string, string][] => [
      [
        'exams',
        tipo,
        { fichasVinculoImagens: [1] },
        'foraDeLugar',
        'fichasVinculoImagens',
        'Só a guia inicial de ortodontia vincula exames ao ser enviada.',
      ],
      [
        'a birth date',
        tipo,
        { dataNascimentoBeneficiario: nascimento },
        'foraDeLugar',
        'dataNascimentoBeneficiario',
        'Só a guia inicial de ortodontia leva a data de nascimento.',
      ],
    ]),
    [
      'no form',
      7,
      { dataNascimentoBeneficiario: nascimento },
      'falta',
      'ortodontia',
      'Preencha o formulário de ortodontia.',
    ],
    ['no form', 9, {}, 'falta', 'ortodontia', 'Preencha o formulário de ortodontia.'],
    [
      'a form with an error',
      8,
      { ortodontia: { ...manutencao, quantidadeFaltas: 32 } },
      'comErro',
      'ortodontia.quantidadeFaltas',
      'Faltas desde a última manutenção: informe um número inteiro, de 0 a 31 faltas.',
    ],
    [
      'no birth date',
      7,
      { ortodontia: inicial },
      'outroNascimento',
      'dataNascimentoBeneficiario',
      'Informe a data de nascimento do beneficiário.',
    ],
    [
      'the birth date of another',
      7,
      { ortodontia: inicial, dataNascimentoBeneficiario: '2012-04-29' },
      'outroNascimento',
      'dataNascimentoBeneficiario',
      'Esta não é a data de nascimento do beneficiário.',
    ],
  ])('%s, of type %i', (_nome, tipo, envio, motivo, campo, mensagem) => {
    expect(decide(tipo, envio)).toEqual({ ok: false, motivo, erros: [{ campo, mensagem }] })
  })

  it('names all that a complementary guide does not take', () => {
    const envio = { ortodontia: inicial, fichasVinculoImagens: [1], dataNascimentoBeneficiario: nascimento }
    expect(decide(7, envio, 700_000_001)).toMatchObject({
      motivo: 'foraDeLugar',
      erros: [
        { campo: 'ortodontia' },
        { campo: 'fichasVinculoImagens' },
        { campo: 'dataNascimentoBeneficiario' },
      ],
    })
  })
})
