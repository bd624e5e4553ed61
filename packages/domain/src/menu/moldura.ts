/** The frame's sizes, in CSS pixels (Spec §9.4). */
export const moldura = { cabecalho: 100, barraPortal: 60, rodape: 85, menuRecolhido: 88 } as const

/** Notices (Spec §9). */
export const aviso = { duracaoSegundos: 20, larguraPx: 350 } as const

/** The dialogs' two maximum widths (Spec §9). */
export const larguraDialogo = { padrao: '33rem', larga: '45rem' } as const
