import { describe, expect, it } from 'vitest'
import { addDays, birthdayAt } from '../calendario/dataCivil.ts'
import { createDados, item, type Mudancas } from '../evento/contexto.fixture.ts'
import { createContexto } from '../evento/createContexto.ts'
import type { PartesDia } from '../evento/criterio/dia.ts'
import { evaluateEvento } from '../evento/criterio/evaluateEvento.ts'
import { findRegraEvento } from '../evento/regra/eventos.tables.ts'
import { avisoData, findJanelaData, findJanelaEvento, type JanelaData, motivoData } from './dataRealizacao.ts'

const hoje = '2026-11-21'
const aprovado = { autorizacao: 4 } as const
const guia = { emergencia: false, dataAutorizacao: '2026-11-10', validadeSenha: '2027-02-08' }

/** Whether payment would take the date: it is neither refused nor warned of. */
const isPaga = (dia: string, janela: JanelaData): boolean =>
  motivoData(aprovado, dia, hoje, janela) === undefined && avisoData(dia, janela) === undefined

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
    ['after the exclusion: the work was done', aprovado, '2026-11-16', undefined],
    ['tomorrow', aprovado, '2026-11-22', /futura\.$/],
    ['denied', { autorizacao: 3 }, '2026-11-12', /aprovado/],
    ['in analysis', { autorizacao: 2 }, '2026-11-12', /aprovado/],
  ] as const)('%s', (_nome, evento, data, mensagem) => {
    const recusa = motivoData(evento, data, hoje, janela)
    if (mensagem === undefined) expect(recusa).toBeUndefined()
    else expect(recusa?.mensagem).toMatch(mensagem)
  })

  it('knows no first day where nothing was authorised', () => {
    expect(
      motivoData(
        aprovado,
        '2020-01-01',
        hoje,
        findJanelaData(partes({}, { dataAutorizacao: undefined }), hoje),
      ),
    ).toBe(undefined)
  })

  it('of an emergency before a birth, takes no day before that', () => {
    const urgente = { emergencia: true, inicioUrgencia: '2026-11-07' }
    const recemNascido = findJanelaData(partes({ associado: { nascimento: '2026-11-09' } }, urgente), hoje)
    expect(motivoData(aprovado, '2026-11-08', hoje, recemNascido)?.possivel).toBe('2026-11-09')
    expect(motivoData(aprovado, '2026-11-09', hoje, recemNascido)).toBeUndefined()
  })
})

describe('avisoData', () => {
  const ate15 = findJanelaData(partes({ associado: { exclusao: '2026-11-15' } }), hoje)
  const desde12 = findJanelaData(partes({ credenciado: { inicioContrato: '2026-11-12' } }), hoje)
  const nenhuma = findJanelaData(partes({}, { validadeSenha: '2026-11-01' }), hoje)
  it.each([
    ['the last paid day', '2026-11-15', ate15, undefined],
    ['the day after it', '2026-11-16', ate15, /\(1006\)\. A última data paga é 15\/11\/2026\.$/],
    ['the first paid day', '2026-11-12', desde12, undefined],
    ['the day before it', '2026-11-11', desde12, /\(1201\)\. A primeira data paga é 12\/11\/2026\.$/],
    ['no day is paid', '2026-11-15', nenhuma, /^Validade da guia expirada \(1321\)\. Nenhuma data é paga\.$/],
    ['nothing bounds it', '2020-01-01', { ate: hoje }, undefined],
  ] as const)('%s', (_nome, dia, janela, mensagem) => {
    const aviso = avisoData(dia, janela)
    if (mensagem === undefined) expect(aviso).toBeUndefined()
    else expect(aviso?.mensagem).toMatch(mensagem)
  })
})

it('warns of every day that payment would deny, and of no other, and refuses those before the authorisation', () => {
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
      expect([dia, isPaga(dia, janela)]).toEqual([dia, glosas.length === 0])
      expect([dia, motivoData(aprovado, dia, hoje, janela) !== undefined]).toEqual([
        dia,
        dia < (janela.inicio ?? ''),
      ])
    }
  }
})

/** Every rule of an event that hangs on its day: too old, too young, a tooth to come, still waiting. */
const EVENTOS_COM_DIA: readonly (readonly [
  string,
  ReturnType<typeof item>,
  Mudancas,
  desde: string,
  ate: string | null,
])[] = [
  [
    'selante, 17 anos no meio',
    item('84000074', '16', 'O'),
    { associado: { nascimento: '2009-11-16' } },
    '2026-11-10',
    '2026-11-15',
  ],
  [
    'selante, 17 anos antes',
    item('84000074', '16', 'O'),
    { associado: { nascimento: '2009-11-10' } },
    '2026-11-10',
    null,
  ],
  [
    'implante, 18 anos no meio',
    item('82000980', '16'),
    { associado: { nascimento: '2008-11-16' } },
    '2026-11-16',
    hoje,
  ],
  [
    'resina antes de o dente nascer',
    item('85100196', '17', 'O'),
    { associado: { nascimento: '2016-11-15' } },
    '2026-11-15',
    hoje,
  ],
  [
    'carência no meio',
    item('85100196', '16', 'O'),
    { associado: { inclusao: '2026-09-16' }, plano: { carencias: { dentistica: 60 } } },
    '2026-11-15',
    hoje,
  ],
  ['sem idade', item('85100196', '16', 'O'), {}, '2026-11-10', hoje],
]

describe('findJanelaEvento', () => {
  it.each(EVENTOS_COM_DIA)('%s', (_nome, alvo, mudanca, desde, ate) => {
    const regra = findRegraEvento(alvo.codigoEvento)
    if (!regra) throw new Error('no rule')
    const daGuia = { ...guia, codigoEspecialidade: regra.especialidades[0], itens: [alvo] }
    const imagens = (['inicial', 'final'] as const).map((momento) => ({ momento, dente: alvo.dente }))
    const credenciado = { especialidades: regra.especialidades }
    const dados = createDados({ ...mudanca, imagens, credenciado, guia: daGuia, momento: 'pagamento' })
    const janela = findJanelaEvento(findJanelaData(dados, hoje), alvo, regra, dados)
    if (ate !== null) expect(janela.desde).toBe(desde)
    expect(janela.ate).toBe(ate)
    for (let dia = '2026-11-10'; dia <= hoje; dia = addDays(dia, 1)) {
      const datado = { ...alvo, data: dia }
      const contexto = createContexto({ ...dados, guia: { ...dados.guia, itens: [datado] } })
      const negadas = evaluateEvento(datado, contexto).filter(
        ({ severidade, campo }) => severidade !== 'aviso' && campo !== 'imagem' && severidade !== 'auditoria',
      )
      expect([dia, isPaga(dia, janela)]).toEqual([dia, negadas.length === 0])
      expect(motivoData(aprovado, dia, hoje, janela)).toBeUndefined()
    }
  })

  it('says the last day and the denial, in words', () => {
    const alvo = item('84000074', '16', 'O')
    const regra = findRegraEvento('84000074')
    if (!regra) throw new Error('no rule')
    const nascimento = '2009-11-16'
    const dados = createDados({ associado: { nascimento }, guia: { ...guia, itens: [alvo] } })
    const janela = findJanelaEvento(findJanelaData(dados, hoje), alvo, regra, dados)
    const aniversario = birthdayAt(nascimento, 17)
    expect(avisoData(aniversario, janela)).toEqual({
      mensagem: expect.stringMatching(/\(3003\)\. A última data paga é 15\/11\/2026\.$/),
      codigoGlosa: '3003',
      possivel: '2026-11-15',
    })
  })
})
