import { sayEsperaBloqueio } from '@portal/domain/guia/esperaBloqueio.tables.ts'

/** The next step of a locked guide, for who may unlock it and for who has to wait. */
export const sayBloqueada = (statusFicha: number, podeDesbloquear: boolean): string =>
  [
    podeDesbloquear
      ? 'Desbloqueie a guia para continuar: até lá nada se muda nela.'
      : 'Aguarde o desbloqueio: até lá nada se muda nesta guia.',
    sayEsperaBloqueio(statusFicha),
  ]
    .filter(Boolean)
    .join(' ')
