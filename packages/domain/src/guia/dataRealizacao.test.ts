import { describe, expect, it } from 'vitest'
import { addDays } from '../calendario/dataCivil.ts'
import { createDados, item } from '../evento/contexto.fixture.ts'
import { createContexto } from '../evento/createContexto.ts'
import type { PartesDia } from '../evento/criterio/dia.ts'
import { evaluateEvento } from '../evento/evaluateEvento.ts'
import { findJanelaData, motivoData } from './dataRealizacao.ts'

const hoje = '2026-11-21'
const aprovado = { autorizacao: 4 } as const
const guia = { emergencia: false, dataAutorizacao: '2026-11-10', validadeSenha: '2027-02-08' }

function partes(
  mudancas: Parameters<typeof createDados>[0] = {},
  daGuia: Partial<PartesDia['guia']> = {},
): PartesDia {
  return { ...createDados(mudancas), guia: { ...guia, ...daGuia } }
}

describe('findJanelaData', () => {
  it.each<[string, PartesDia, string, string | null, string | undefined]>([
    ['until today', partes(), '2026-11-10', hoje, undefined],
    ['until the validity', partes({}, { validadeSenha: '2026-11-18' }), '2026-11-10', '2026-11-18', '1321'],
    [
      'until the exclusion',
      partes({ associado: { exclusao: '2026-11-15' } }),
      '2026-11-10',
      '2026-11-15',
      '1006',
    ],
    [
      'until the card',
      partes({ associado: { validadeCartao: '2026-11-16' } }),
      '2026-11-10',
      '2026-11-16',
      '1017',
    ],
    [
      'until the contract',
      partes({ credenciado: { fimContrato: '2026-11-17' } }),
      '2026-11-10',
      '2026-11-17',
      '1201',
    ],
    ['never, excluded before', partes({ associado: { exclusao: '2026-11-09' } }), '2026-11-10', null, '1006'],
    ['never, suspended', partes({ associado: { situacao: 'suspenso' } }), '2026-11-10', null, '1016'],
    [
      'from the contract on',
      partes({ credenciado: { inicioContrato: '2026-11-12' } }),
      '2026-11-12',
      hoje,
      undefined,
    ],
    [
      'an emergency from its days before',
      partes({}, { emergencia: true, inicioUrgencia: '2026-11-07' }),
      '2026-11-07',
      hoje,
      undefined,
    ],
  ])('%s', (_nome, dados, desde, ate, depois) => {
    const janela = findJanelaData(dados, hoje)
    expect(janela).toMatchObject({ desde, ate })
    expect(janela.depois?.codigoGlosa).toBe(depois)
  })
})

describe('motivoData', () => {
  const janela = findJanelaData(partes({ associado: { exclusao: '2026-11-15' } }), hoje)
  it.each([
    ['the authorisation day', aprovado, '2026-11-10', undefined],
    ['the last day', aprovado, '2026-11-15', undefined],
    ['the day before', aprovado, '2026-11-09', /\(3014\)\. A primeira data possível é 10\/11\/2026\.$/],
    [
      'after the exclusion',
      aprovado,
      '2026-11-16',
      /beneficiário \(1006\)\. A última data possível é 15\/11\/2026\.$/,
    ],
    ['tomorrow', aprovado, '2026-11-22', /futura\.$/],
    ['denied', { autorizacao: 3 }, '2026-11-12', /aprovado/],
    ['in analysis', { autorizacao: 2 }, '2026-11-12', /aprovado/],
  ] as const)('%s', (_nome, evento, data, mensagem) => {
    const recusa = motivoData(evento, data, hoje, janela)
    if (mensagem === undefined) expect(recusa).toBeUndefined()
    else expect(recusa?.mensagem).toMatch(mensagem)
  })

  it('says that no day is possible, and why', () => {
    const nenhuma = findJanelaData(partes({}, { validadeSenha: '2026-11-01' }), hoje)
    expect(motivoData(aprovado, '2026-11-15', hoje, nenhuma)).toEqual({
      mensagem: 'Validade da guia expirada (1321). Nenhuma data é possível.',
      codigoGlosa: '1321',
    })
  })
})

it('refuses every day that payment would deny, and no other', () => {
  const mudancas = [
    {},
    { associado: { exclusao: '2026-11-15' } },
    { associado: { validadeCartao: '2026-11-12' } },
    { credenciado: { fimContrato: '2026-11-13', inicioContrato: '2026-11-11' } },
    { associado: { situacao: 'inativo' } },
    { guia: { emergencia: true, codigoEspecialidade: 18, inicioUrgencia: '2026-11-07' } },
    { guia: { validadeSenha: '2026-11-14' } },
  ] as const
  for (const mudanca of mudancas) {
    const alvo = item('81000049')
    const daGuia = {
      ...guia,
      codigoEspecialidade: 1,
      ...('guia' in mudanca ? mudanca.guia : {}),
      itens: [alvo],
    }
    const dados = createDados({ ...mudanca, guia: daGuia, momento: 'pagamento' })
    const janela = findJanelaData(dados, hoje)
    for (let dia = '2026-11-01'; dia <= hoje; dia = addDays(dia, 1)) {
      const datado = { ...alvo, data: dia }
      const contexto = createContexto({ ...dados, guia: { ...dados.guia, itens: [datado] } })
      const glosas = evaluateEvento(datado, contexto).filter(({ severidade }) => severidade === 'glosa')
      expect([dia, motivoData(aprovado, dia, hoje, janela) !== undefined]).toEqual([dia, glosas.length > 0])
    }
  }
})
