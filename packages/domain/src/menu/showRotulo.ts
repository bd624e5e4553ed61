import { getRede } from '../rede/rede.tables.ts'
import type { LinhaMenu } from './menu.tables.ts'

/** What a screen is called for the people of a network: in its own word where it has one, else in the operator's. */
export const showRotulo = (
  { rotulo, nomeDaRede }: Pick<LinhaMenu, 'rotulo' | 'nomeDaRede'>,
  rede: string | undefined,
): string => (nomeDaRede && getRede(rede ?? '')?.[nomeDaRede]) ?? rotulo
