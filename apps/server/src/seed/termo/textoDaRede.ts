import type { redes } from '@portal/domain/rede/rede.data.ts'

/** A document's text, in a version, as a network publishes it. */
export type TextoDaRede = (
  rede: Pick<(typeof redes)[number], 'rotulo' | 'registroAns'>,
  versao: number,
) => string
