import type { EstadoEvento, EstadoGuia } from './estadoGuia.ts'

/** An approved, dated event with the token flag; the test says what differs. */
export function buildEvento(diferente: Partial<EstadoEvento> = {}): EstadoEvento {
  return {
    autorizacao: 4,
    dataRealizacao: '2026-03-10',
    statusToken: 'NAO_SOLICITADO',
    realizado: true,
    exigeToken: true,
    glosado: false,
    ...diferente,
  }
}

/** An authorised guide in the treatment plan with one event still to be done. */
export function buildGuia(diferente: Partial<EstadoGuia> = {}): EstadoGuia {
  return {
    statusFicha: 1,
    codigoEtapaAtual: 2,
    statusAuditoria: 'NAO_AUDITADO',
    bloqueada: false,
    senhaVencida: false,
    senhaRenovada: false,
    assinada: false,
    faltaImagemInicial: false,
    faltaImagemFinal: false,
    eventos: [buildEvento({ dataRealizacao: null, realizado: false })],
    ...diferente,
  }
}
