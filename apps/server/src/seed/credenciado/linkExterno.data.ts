import type { Row } from '../database/insertTabelas.ts'

/** What the third network's menu opens outside of the portal. */
export const LINKS_EXTERNOS: readonly Row[] = [
  {
    identificador_item: 'LINK_ANS',
    rede: 'LUMINA',
    rotulo: 'Consulta de planos da ANS',
    endereco: 'https://www.gov.br/ans/pt-br',
    grupo: 'biblioteca',
    ordem: 1,
  },
]
