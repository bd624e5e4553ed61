import { describe, expect, it } from 'vitest'
import { decideAcao, explainRecusa, motivoBloqueio, motivosBloqueio } from './decideAcao.ts'
import { buildEvento, buildGuia } from './guia.fixture.ts'
import { getTextoRecusa, motivosRecusa } from './motivoRecusa.tables.ts'

const negado = buildEvento({ autorizacao: 3, dataRealizacao: null, realizado: false })
const naoRealizado = buildEvento({ dataRealizacao: null, realizado: false, naoRealizado: true })
const feito = { codigoEtapaAtual: 3, assinada: true, eventos: [buildEvento()] } as const
const pago = { statusFicha: 12, codigoEtapaAtual: 6 } as const
const rejeitado = buildEvento({ statusToken: 'REJEITADO' })

describe('what is missing, by action', () => {
  it.each([
    ['send', { statusFicha: 8, codigoEtapaAtual: 1, eventos: [] }, 'semEvento'],
    ['send', { statusFicha: 8, codigoEtapaAtual: 2 }, 'etapaNaoPermite'],
    ['saveRascunho', { statusFicha: 8, codigoEtapaAtual: 2 }, 'etapaNaoPermite'],
    ['sendJustificativa', { statusFicha: 4, faltaImagemInicial: true }, 'faltaImagemInicial'],
    ['requestAuditoria', { statusFicha: 2, codigoEtapaAtual: 4 }, 'etapaNaoPermite'],
    ['concludeAuditoria', { statusFicha: 2, codigoEtapaAtual: 2 }, 'etapaNaoPermite'],
    ['updateDataEvento', { statusFicha: 7, eventos: [negado] }, 'semEventoAprovado'],
    ['deleteDataEvento', {}, 'statusNaoPermite'],
    ['deleteDataEvento', { statusFicha: 2, codigoEtapaAtual: 2 }, 'etapaNaoPermite'],
    ['sign', { eventos: [negado] }, 'semEventoAprovado'],
    ['sign', {}, 'nadaDatado'],
    ['sign', { eventos: [naoRealizado] }, 'semEventoAprovado'],
    ['sign', { eventos: [negado, buildEvento({ dataRealizacao: null })] }, 'nadaDatado'],
    ['sign', { assinada: true, eventos: [buildEvento()] }, 'jaAssinada'],
    ['requestToken', { ...feito, eventos: [buildEvento({ exigeToken: false })] }, 'semEventoComToken'],
    ['requestToken', { ...feito, eventos: [{ ...negado, exigeToken: true }] }, 'semEventoComToken'],
    ['requestToken', {}, 'faltaDatar'],
    ['requestToken', { ...feito, faltaImagemFinal: true }, 'faltaImagemFinal'],
    ['requestToken', { ...feito, assinada: false }, 'faltaAssinar'],
    ['sendRepasse', { ...feito, eventos: [negado] }, 'semEventoAprovado'],
    ['sendRepasse', {}, 'faltaDatar'],
    [
      'sendRepasse',
      { ...feito, eventos: [buildEvento(), buildEvento({ dataRealizacao: null })] },
      'faltaDatar',
    ],
    ['sendRepasse', { ...feito, eventos: [naoRealizado] }, 'semEventoAprovado'],
    ['requestToken', { ...feito, eventos: [naoRealizado] }, 'semEventoComToken'],
    ['requestToken', { ...feito, eventos: [{ ...rejeitado, tokensRejeitados: 2 }] }, 'tokenRejeitado'],
    ['sendRepasse', { ...feito, faltaImagemFinal: true }, 'faltaImagemFinal'],
    ['sendRepasse', { ...feito, assinada: false }, 'faltaAssinar'],
    ['sendRepasse', { ...feito, codigoEtapaAtual: 2 }, 'etapaNaoPermite'],
    ['sendRecurso', { ...pago, eventos: [buildEvento()] }, 'semGlosa'],
    // Denied before it was done: nothing was paid less.
    ['sendRecurso', { ...pago, eventos: [negado] }, 'semGlosa'],
    ['attachRecurso', { ...pago, eventos: [negado] }, 'semGlosa'],
    [
      'sendRecurso',
      {
        ...pago,
        eventos: [buildEvento({ glosado: true })],
        recurso: { ate: '2026-11-20', encerrado: true },
      },
      'recursoEncerrado',
    ],
    ['attachExame', pago, 'exameEncerrado'],
    ['attachExame', { ...pago, exame: { ate: '2026-11-20', encerrado: true } }, 'exameEncerrado'],
    ['attachExame', { exame: { ate: null, encerrado: false } }, 'statusNaoPermite'],
    ['cancel', { eventos: [buildEvento()] }, 'eventoRealizado'],
    ['cancel', { eventos: [], eventoRealizado: true }, 'eventoRealizado'],
    ['cancel', { eventos: [buildEvento({ dataRealizacao: null })] }, 'eventoRealizado'],
    ['cancel', { eventos: [], exameEntregue: true }, 'exameEntregue'],
    ['releaseComplementar', { exameCapturado: true }, 'exameCapturado'],
    ['unlock', {}, 'guiaNaoBloqueada'],
    ['lock', { bloqueada: true }, 'guiaBloqueada'],
  ] as const)('%s of %j: %s', (acao, diferente, motivo) => {
    const guia = buildGuia(diferente)
    expect(motivoBloqueio(guia, acao)).toBe(motivo)
    expect(explainRecusa(guia, acao, motivo)).toMatch(/\.$/)
  })

  it('tells everything that is missing at once, in the order to cure it', () => {
    const guia = buildGuia({ faltaImagemFinal: true })
    expect(motivosBloqueio(guia, 'sendRepasse')).toEqual([
      'faltaDatar',
      'faltaImagemFinal',
      'faltaAssinar',
      'etapaNaoPermite',
    ])
  })

  it('speaks of rejected tokens only where there were some', () => {
    const guia = buildGuia({ ...feito, eventos: [buildEvento({ exigeToken: false })] })
    expect(motivosBloqueio(guia, 'requestToken')).toEqual(['semEventoComToken'])
  })

  it.each(motivosRecusa)('says $codigo in its own words', ({ codigo, texto }) => {
    expect(getTextoRecusa(codigo)).toBe(texto)
    const outras = ['statusNaoPermite', 'etapaNaoPermite']
    if (!outras.includes(codigo)) expect(explainRecusa(buildGuia({}), 'cancel', codigo)).toBe(texto)
  })

  it('names the day on which an exam took its last image', () => {
    const guia = buildGuia({ ...pago, exame: { ate: '2026-11-20', encerrado: true } })
    expect(explainRecusa(guia, 'attachExame', 'exameEncerrado')).toBe(
      'O prazo para enviar imagens e laudos deste exame terminou em 20/11/2026.',
    )
  })

  it('names the status and the stage that refuse', () => {
    expect(explainRecusa(buildGuia({ statusFicha: 6 }), 'send', 'statusNaoPermite')).toBe(
      'A guia está em "Cancelada". "Enviar guia" só é possível em "Senha liberada", "Enviada ao aplicativo" ou ' +
        '"Senha liberada para guia complementar".',
    )
    expect(explainRecusa(buildGuia({ statusFicha: 6 }), 'cancel', 'statusNaoPermite')).toBe(
      'A guia está em "Cancelada", que não permite "Cancelar guia".',
    )
    expect(explainRecusa(buildGuia({ codigoEtapaAtual: 4 }), 'requestAuditoria', 'etapaNaoPermite')).toBe(
      'A guia está na etapa "Auditoria", que não permite "Enviar para auditoria".',
    )
  })
})

/** Each transition of a guide's life, in its order (Produto §4). */
describe('where each action leads', () => {
  const liberada = { statusFicha: 8, codigoEtapaAtual: 1 } as const
  const complementar = { codigoEtapaAtual: 1, numeroFichaPrincipal: 900 } as const

  it.each([
    ['send', liberada, { statusFicha: 1, codigoEtapaAtual: 2 }, [1, 2]],
    ['send', liberada, { statusFicha: 7, codigoEtapaAtual: 2 }, [7, 2]],
    ['send', liberada, { statusFicha: 3, codigoEtapaAtual: 2 }, [3, 2]],
    ['send', liberada, { statusFicha: 2, codigoEtapaAtual: 2 }, [2, 2]],
    ['send', liberada, { statusFicha: 5, codigoEtapaAtual: 2 }, [5, 2]],
    ['send', liberada, { statusFicha: 4, codigoEtapaAtual: 2 }, [4, 2]],
    ['send', liberada, { statusFicha: 1, codigoEtapaAtual: 3 }, [1, 3]],
    ['send', { ...complementar, statusFicha: 16 }, { codigoEtapaAtual: 1 }, [17, 1]],
    ['send', { ...complementar, statusFicha: 16 }, { codigoEtapaAtual: 3 }, [17, 3]],
    ['sendJustificativa', { statusFicha: 4 }, {}, [2, 2]],
    ['uploadImagem', { statusFicha: 5 }, { statusFicha: 2 }, [2, 2]],
    ['uploadImagem', { statusFicha: 5 }, { statusFicha: 5 }, [5, 2]],
    ['uploadImagem', { statusFicha: 1 }, {}, [1, 2]],
    ['requestAuditoria', { statusFicha: 2 }, {}, [2, 4]],
    ['concludeAuditoria', { statusFicha: 2, codigoEtapaAtual: 4 }, {}, [2, 5]],
    [
      'concludeAuditoria',
      { statusFicha: 2, codigoEtapaAtual: 5 },
      { statusFicha: 1, codigoEtapaAtual: 2 },
      [1, 2],
    ],
    [
      'concludeAuditoria',
      { statusFicha: 2, codigoEtapaAtual: 5 },
      { statusFicha: 3, codigoEtapaAtual: 2 },
      [3, 2],
    ],
    [
      'concludeAuditoria',
      { statusFicha: 2, codigoEtapaAtual: 5 },
      { statusFicha: 7, codigoEtapaAtual: 2 },
      [7, 2],
    ],
    ['updateDataEvento', {}, { codigoEtapaAtual: 3 }, [1, 3]],
    ['updateDataEvento', { statusFicha: 7 }, { codigoEtapaAtual: 2 }, [7, 2]],
    ['updateDataEvento', { ...complementar, statusFicha: 17 }, { codigoEtapaAtual: 3 }, [17, 3]],
    [
      'deleteDataEvento',
      { statusFicha: 2, codigoEtapaAtual: 4 },
      { statusFicha: 1, codigoEtapaAtual: 2 },
      [1, 2],
    ],
    [
      'deleteDataEvento',
      { statusFicha: 2, codigoEtapaAtual: 5 },
      { statusFicha: 7, codigoEtapaAtual: 3 },
      [7, 3],
    ],
    ['sign', { eventos: [buildEvento(), buildEvento({ dataRealizacao: null })] }, {}, [1, 2]],
    ['sign', { ...feito, assinada: false, statusFicha: 7 }, {}, [7, 3]],
    ['sign', { ...complementar, statusFicha: 17, eventos: [buildEvento()] }, {}, [17, 1]],
    ['requestToken', feito, {}, [18, 3]],
    ['generateToken', { ...feito, statusFicha: 18 }, {}, [19, 3]],
    ['confirmToken', { ...feito, statusFicha: 19 }, {}, [20, 6]],
    ['confirmToken', { ...feito, statusFicha: 19 }, { statusFicha: 20 }, [20, 6]],
    ['confirmToken', { ...feito, statusFicha: 19 }, { statusFicha: 1 }, [1, 3]],
    ['confirmToken', { ...feito, statusFicha: 19 }, { statusFicha: 7 }, [7, 3]],
    ['confirmToken', { ...feito, statusFicha: 19 }, { statusFicha: 17 }, [17, 3]],
    ['requestToken', { ...feito, eventos: [{ ...rejeitado, tokensRejeitados: 1 }] }, {}, [18, 3]],
    ['rejectToken', { ...feito, statusFicha: 18 }, { statusFicha: 1 }, [1, 3]],
    ['rejectToken', { ...feito, statusFicha: 19 }, { statusFicha: 17 }, [17, 3]],
    ['sendApp', buildGuia({ statusFicha: 8, codigoEtapaAtual: 1 }), {}, [9, 1]],
    ['sendRepasse', feito, {}, [10, 6]],
    ['sendRepasse', { ...feito, statusFicha: 7 }, {}, [10, 6]],
    ['sendRepasse', { ...feito, eventos: [buildEvento(), naoRealizado] }, {}, [10, 6]],
    ['sendRepasse', { ...feito, statusFicha: 17, numeroFichaPrincipal: 900 }, {}, [10, 6]],
    ['processPagamento', { statusFicha: 10, codigoEtapaAtual: 6 }, {}, [11, 6]],
    ['processPagamento', { statusFicha: 20, codigoEtapaAtual: 6 }, {}, [11, 6]],
    ['processPagamento', { statusFicha: 11, codigoEtapaAtual: 6 }, {}, [12, 6]],
    ['attachRecurso', { ...pago, eventos: [buildEvento({ glosado: true })] }, {}, [12, 6]],
    ['attachExame', { ...pago, exame: { ate: '2026-11-21', encerrado: false } }, {}, [12, 6]],
    ['attachExame', { ...feito, statusFicha: 18, exame: { ate: null, encerrado: false } }, {}, [18, 3]],
    ['sendRecurso', { ...pago, eventos: [buildEvento({ glosado: true })] }, {}, [13, 6]],
    ['processRecurso', { statusFicha: 13, codigoEtapaAtual: 6 }, {}, [14, 6]],
    ['processRecurso', { statusFicha: 14, codigoEtapaAtual: 6 }, {}, [15, 6]],
    ['cancel', liberada, {}, [6, 1]],
    ['cancel', { ...complementar, statusFicha: 16 }, {}, [6, 1]],
    ['cancel', {}, {}, [6, 2]],
    ['cancel', { statusFicha: 2, codigoEtapaAtual: 4 }, {}, [6, 4]],
    ['cancel', { statusFicha: 4 }, {}, [6, 2]],
    ['cancel', { statusFicha: 5 }, {}, [6, 2]],
    ['lock', { statusFicha: 6 }, {}, [6, 2]],
    ['unlock', { statusFicha: 6, bloqueada: true }, {}, [6, 2]],
  ] as const)('%s of %j, chosen %j: %j', (acao, diferente, calculado, [status, etapa]) => {
    expect(decideAcao(buildGuia(diferente), acao, calculado)).toEqual({
      ok: true,
      destino: { statusFicha: status, codigoEtapaAtual: etapa },
    })
  })

  it('does not accept a destination that the table does not list', () => {
    expect(() => decideAcao(buildGuia(liberada), 'send')).toThrow(RangeError)
    expect(() => decideAcao(buildGuia(liberada), 'send', { statusFicha: 12 })).toThrow(RangeError)
    expect(() => decideAcao(buildGuia(feito), 'sendRepasse', { statusFicha: 12 })).toThrow(RangeError)
  })
})
