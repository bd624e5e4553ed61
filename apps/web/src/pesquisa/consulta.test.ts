import { describe, expect, it } from 'vitest'
import { listChips, removeChip } from './chips.ts'
import { type ConsultaForm, campos, tellPeriodo, toForm, toSearch, validateConsulta } from './consultaForm.ts'
import { readConsultaSearch } from './consultaSearch.ts'
import { toFiltro } from './toFiltro.ts'

const hoje = '2026-11-21'
const chave = '6d1f7a52-3c0e-4b57-9a0b-2f6a3c1d9e10'
const vazio: ConsultaForm = {
  guia: '',
  especialidade: undefined,
  tipo: undefined,
  situacao: new Set(),
  senha: undefined,
  de: '',
  ate: '',
}

describe('readConsultaSearch', () => {
  it('keeps what is well formed and drops the rest, identifiers of people above all', () => {
    const raw = {
      aba: 'pendentes',
      paciente: chave,
      guia: '700000001',
      especialidade: 'x',
      tipo: 0,
      situacao: '4,5',
      senha: 'vencida',
      de: '2026-02-31',
      ate: '2026-02-28',
      cpf: '52998224725',
      codigoAssociado: '500000001',
    }
    expect(readConsultaSearch(raw)).toEqual({
      aba: 'pendentes',
      paciente: chave,
      guia: 700000001,
      situacao: '4,5',
      ate: '2026-02-28',
    })
  })

  it.each([['<script>'], ['4;5'], ['123']])('drops the status list %s', (situacao) => {
    expect(readConsultaSearch({ situacao })).toEqual({})
  })
})

describe('toFiltro', () => {
  it.each([
    ['shows the last days when nothing is asked for', {}, { dataInicio: '2026-10-22', dataFim: hoje }],
    ['sends no dates with a patient (Spec §5)', { paciente: chave, de: hoje, ate: hoje }, { chave }],
    ['nor with a guide', { guia: 7, de: hoje, ate: hoje }, { numeroFicha: 7 }],
    [
      'sends every other filter by its name',
      { especialidade: 3, tipo: 15, situacao: '4,5', senha: 'emVigor', de: '2026-01-01', ate: '2026-01-31' },
      {
        codigoEspecialidade: 3,
        codigoTipoAtendimento: 15,
        statusTiss: '4,5',
        senhaEmVigor: true,
        dataInicio: '2026-01-01',
        dataFim: '2026-01-31',
      },
    ],
  ] as const)('%s', (_name, search, expected) => {
    expect(toFiltro(search, hoje)).toEqual(expected)
  })
})

describe('the form of the filters', () => {
  it('shows the period that stands in for no filter', () => {
    expect(toForm({}, hoje)).toMatchObject({ de: '2026-10-22', ate: hoje })
    expect(toForm({ especialidade: 3 }, hoje)).toMatchObject({ de: '', ate: '' })
  })

  it('goes to the address and back', () => {
    const search = {
      ...{ especialidade: 3, tipo: 15, situacao: '4,5', de: '2026-01-01', ate: '2026-01-31' },
      senha: 'emVigor',
    } as const
    expect(toSearch(toForm(search, hoje), undefined)).toEqual(search)
  })

  it('leaves the period out beside a guide, whose number it reads in any punctuation', () => {
    expect(toSearch({ ...vazio, guia: ' 700.000-001', de: hoje, ate: hoje }, undefined)).toEqual({
      guia: 700000001,
    })
  })

  it('tells a period that is too long or backwards while it stands there, and nothing of half a date', () => {
    const tell = (de: string, ate: string, guia = '') => tellPeriodo({ ...vazio, guia, de, ate })
    expect(tell('2025-11-20', hoje)).toEqual({
      fieldId: campos.ate,
      message: 'Escolha um período de até 12 meses.',
    })
    expect(tell(hoje, '2026-11-20')?.fieldId).toBe(campos.de)
    expect(tell('2025-11-21', hoje)).toBeUndefined()
    expect(tell('2025-11-2', hoje)).toBeUndefined()
    expect(tell('', hoje)).toBeUndefined()
    expect(tell('2020-01-01', hoje, '7')).toBeUndefined()
  })

  it.each([
    ['nothing at all', {}, undefined, campos.de, 'Informe ao menos um filtro para pesquisar.'],
    ['half a period', { de: hoje }, undefined, campos.ate, 'Informe as datas inicial e final do período.'],
    [
      'a period that ends before it begins',
      { de: hoje, ate: '2026-11-20' },
      undefined,
      campos.de,
      'A data inicial não pode ser posterior à data final.',
    ],
    [
      'more than a year',
      { de: '2025-11-20', ate: hoje },
      undefined,
      campos.ate,
      'Escolha um período de até 12 meses.',
    ],
    [
      'what is no day',
      { de: '31/02', ate: hoje },
      undefined,
      campos.de,
      'Informe uma data inicial que exista, como 02/03/2026.',
    ],
  ])('refuses %s', (_name, part, paciente, fieldId, message) => {
    expect(validateConsulta({ ...vazio, ...part }, paciente)).toEqual([{ fieldId, message }])
  })

  it.each([
    ['a patient alone', {}, chave],
    ['a status alone', { situacao: new Set(['4']) }, undefined],
    ['a guide with a broken period', { guia: '7', de: 'x' }, undefined],
    ['twelve months to the day', { de: '2025-11-21', ate: hoje }, undefined],
  ])('accepts %s', (_name, part, paciente) => {
    expect(validateConsulta({ ...vazio, ...part }, paciente)).toEqual([])
  })
})

describe('the chips of the filters', () => {
  const opcoes = { especialidades: [{ codigo: 3, nome: 'Endodontia' }], tiposAtendimento: [] }

  it('name each filter, each status alone', () => {
    const search = {
      especialidade: 3,
      situacao: '4,5',
      senha: 'emVigor',
      de: '2026-01-01',
      ate: '2026-01-31',
    } as const
    expect(listChips(search, opcoes, undefined).map(({ label }) => label)).toEqual([
      'De 01/01/2026 a 31/01/2026',
      'Endodontia',
      'Aguardando justificativa técnica',
      'Aguardando documentação',
      'Senha em vigor',
    ])
    expect(listChips({ paciente: chave, de: hoje }, opcoes, 'Ana')).toEqual([
      { id: 'paciente', label: 'Paciente: Ana' },
    ])
    expect(listChips({}, opcoes, undefined)).toEqual([
      { id: 'padrao', label: 'Últimos 30 dias', isFixed: true },
    ])
  })

  it.each([
    ['situacao:4', { situacao: '4,5' }, { situacao: '5' }],
    ['situacao:4', { situacao: '4', tipo: 1 }, { tipo: 1 }],
    ['periodo', { de: hoje, ate: hoje, guia: 7 }, { guia: 7 }],
    ['paciente', { paciente: chave, especialidade: 3 }, { especialidade: 3 }],
    ['senha', { situacao: '8', senha: 'emVigor' }, { situacao: '8' }],
    ['situacao:8', { situacao: '8', senha: 'emVigor' }, { senha: 'emVigor' }],
    ['padrao', {}, {}],
  ] as const)('%s goes alone', (id, search, expected) => {
    expect(removeChip(search, id)).toEqual(expected)
  })
})
