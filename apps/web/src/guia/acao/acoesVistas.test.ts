import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { toEstadoDeclarado } from '../estado/toEstadoDeclarado.ts'
import { toEstadoGuia } from '../estado/toEstadoGuia.ts'
import { createEvento, createGuia } from '../guia.fixture.ts'
import { listAcoesVistas } from './acoesVistas.ts'
import { chooseProxima } from './proximaAcao.ts'
import type { Fechos } from './useFechos.ts'

// The term of an appeal ends by today.
beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const assinatura = { em: '2026-11-20T13:00:00.000Z', por: 'Ana', hash: 'a'.repeat(64) }
const datado = [createEvento({ dataRealizacao: '2026-11-20' })]
const aguardaImagem = {
  numeroSequencialInclusao: 1,
  codigoEvento: '85100200',
  codigoLocalizacao: '26',
  momento: 'inicial',
  atendida: false,
} as const

const see = (mudancas: Partial<GuiaDetalhada>, fechos: Fechos = () => undefined) => {
  const guia = createGuia(mudancas)
  const estado = toEstadoGuia(guia)
  return { ...listAcoesVistas(estado, toEstadoDeclarado(guia), fechos), estado }
}

describe('listAcoesVistas', () => {
  it('keeps to the bar what this phase is about, refused ones with their reason', () => {
    const { fase } = see({})
    expect(fase.map(({ nome, motivo }) => [nome, motivo === undefined])).toEqual([
      ['uploadImagem', true],
      ['updateDataEvento', true],
      ['sign', false],
      ['requestToken', false],
      ['sendRepasse', false],
    ])
    expect(fase.at(-1)?.motivo).toMatch(/^Informe a data de realização dos eventos aprovados\./)
  })

  it('lets go on a signed guide of which something was not done, its images with it', () => {
    const [feito] = datado
    const semData = createEvento({ numeroSequencialInclusao: 2 })
    const daFeita = { ...aguardaImagem, momento: 'final' } as const
    const daOutra = { ...daFeita, numeroSequencialInclusao: 2 }
    const eventos = feito ? [feito, semData] : []
    const { fase, estado } = see({ eventos, assinatura, imagensExigidas: [daOutra] })
    expect(fase.filter(({ motivo }) => motivo)).toEqual([])
    expect(chooseProxima(fase, estado)).toBe('updateDataEvento')
    const comFalta = see({ eventos, assinatura, imagensExigidas: [daOutra, daFeita] })
    expect(comFalta.fase.at(-1)?.motivo).toBe('Envie as imagens finais obrigatórias.')
  })

  it.each([1, 8] as const)(
    'offers no complementary guide of a captured request, in status %i',
    (statusFicha) => {
      const nomes = (numeroPedidoExame: number | null) =>
        see({ numeroPedidoExame, statusFicha }).mais.map(({ nome }) => nome)
      expect(nomes(null)).toContain('releaseComplementar')
      expect(nomes(3_400_001)).not.toContain('releaseComplementar')
    },
  )

  it('hides the rest behind the menu, the possible ones first, the refused ones with a short reason', () => {
    const { mais } = see({})
    const recusadas = mais.filter(({ motivo }) => motivo !== undefined)
    expect(mais.slice(-recusadas.length)).toEqual(recusadas)
    expect(recusadas.find(({ nome }) => nome === 'sendJustificativa')?.resumo).toBe(
      'Não se aplica a uma guia em “Autorizada”.',
    )
  })

  it('has no button for what is done elsewhere', () => {
    const { fase, mais } = see({ statusFicha: 12, codigoEtapaAtual: 6 })
    const nomes = [...fase, ...mais].map(({ nome }) => nome)
    const alheias = [
      'send',
      'saveRascunho',
      'deleteDataEvento',
      'deleteOcorrencia',
      'unlock',
      'attachRecurso',
    ]
    expect(nomes.filter((nome) => alheias.includes(nome))).toEqual([])
  })

  it('offers the appeal of what the payment denied, and none where it denied nothing', () => {
    const [evento] = createGuia({}).eventos
    const offer = (valorGlosado: string, recursoAte?: string) => {
      const eventos = evento ? [{ ...evento, valorGlosado }] : []
      const { fase } = see({
        statusFicha: 12,
        codigoEtapaAtual: 6,
        eventos,
        ...(recursoAte && { recursoAte }),
      })
      return fase.find(({ nome }) => nome === 'sendRecurso')
    }
    expect(offer('90.00')).toMatchObject({ nome: 'sendRecurso' })
    expect(offer('90.00')?.motivo).toBeUndefined()
    expect(offer('90.00', '2026-12-10')?.motivo).toBeUndefined()
    expect(offer('90.00', '2026-01-10')?.motivo).toBe(
      'O prazo para recorrer do que foi glosado terminou em 10/01/2026.',
    )
    expect(offer('0.00')).toBeUndefined()
  })

  it('offers to unlock a locked guide, and nothing else works', () => {
    const { fase, mais } = see({ bloqueio: true })
    expect([...fase, ...mais].filter(({ motivo }) => motivo === undefined).map(({ nome }) => nome)).toEqual([
      'unlock',
    ])
    expect(mais.map(({ nome }) => nome)).not.toContain('lock')
    expect(fase.map(({ nome }) => nome)).not.toContain('sendJustificativa')
  })

  it('refuses what a function shuts before anything of the guide, and only that', () => {
    const { fase, mais } = see({}, (nome) =>
      nome === 'cancel' || nome === 'sendRepasse' ? 'Fechada.' : undefined,
    )
    const aberta = see({})
    const cancel = mais.find(({ nome }) => nome === 'cancel')
    expect(cancel).toMatchObject({ motivo: 'Fechada.', resumo: 'Fechada.' })
    expect(fase.find(({ nome }) => nome === 'sendRepasse')).toMatchObject({ motivo: 'Fechada.' })
    expect(fase.map(({ nome }) => nome)).toEqual(aberta.fase.map(({ nome }) => nome))
    expect(mais.filter(({ nome }) => nome !== 'cancel')).toEqual(
      aberta.mais.filter(({ nome }) => nome !== 'cancel'),
    )
  })

  it('never offers what belongs to the operator or to the patient', () => {
    const { fase, mais } = see({ statusFicha: 18, codigoEtapaAtual: 3 })
    expect([...fase, ...mais].map(({ nome }) => nome)).not.toEqual(expect.arrayContaining(['generateToken']))
  })
})

describe('chooseProxima', () => {
  it.each([
    ['dates, while some is missing', {}, 'updateDataEvento'],
    ['the signature, once all have a date', { codigoEtapaAtual: 3, eventos: datado }, 'sign'],
    ['the token, once it is signed', { codigoEtapaAtual: 3, eventos: datado, assinatura }, 'requestToken'],
    [
      'the payment, where no event uses a token',
      {
        codigoEtapaAtual: 3,
        assinatura,
        eventos: datado.map((evento) => ({ ...evento, exigeToken: false })),
      },
      'sendRepasse',
    ],
    ['the justification', { statusFicha: 4 }, 'sendJustificativa'],
    ['the images', { statusFicha: 5, imagensExigidas: [aguardaImagem] }, 'uploadImagem'],
    ['the audit', { statusFicha: 2 }, 'requestAuditoria'],
    ['nothing, while the operator decides', { statusFicha: 2, codigoEtapaAtual: 4 }, undefined],
    [
      'the final images, before the signature that they would undo',
      {
        codigoEtapaAtual: 3,
        eventos: datado,
        imagensExigidas: [{ ...aguardaImagem, momento: 'final' as const }],
      },
      'uploadImagem',
    ],
    [
      'the final images, once it is signed without them',
      {
        codigoEtapaAtual: 3,
        eventos: datado,
        assinatura,
        imagensExigidas: [{ ...aguardaImagem, momento: 'final' as const }],
      },
      'uploadImagem',
    ],
    ['the unlocking, which all else waits for', { bloqueio: true }, 'unlock'],
    ['nothing, once it is paid', { statusFicha: 12, codigoEtapaAtual: 6 }, undefined],
    [
      'the appeal of what its payment denied',
      {
        statusFicha: 12,
        codigoEtapaAtual: 6,
        eventos: datado.map((evento) => ({ ...evento, valorGlosado: '90.00' })),
      },
      'sendRecurso',
    ],
  ])('%s', (_nome, mudancas, proxima) => {
    const { fase, estado } = see(mudancas)
    expect(chooseProxima(fase, estado)).toBe(proxima)
  })
})
