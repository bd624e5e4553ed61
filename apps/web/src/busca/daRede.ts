import { procurasRede } from '@portal/domain/menu/procura.tables.ts'
import type { Marca } from '../marca/marca.ts'
import type { Resultado } from './resultados.ts'

const palavras: Readonly<Partial<Record<string, string>>> = procurasRede
const CENTRAL = 'E-mail da central'

/** Where a network is spoken to, and what it shows outside of the portal. */
export const listDaRede = ({ emailCentral, links }: Pick<Marca, 'emailCentral' | 'links'>): Resultado[] => [
  {
    id: 'rede:central',
    titulo: CENTRAL,
    detalhe: emailCentral,
    procura: palavras[CENTRAL] ?? '',
    icone: 'send',
    destino: () => location.assign(`mailto:${emailCentral}`),
  },
  ...links.map(
    ({ label, href }): Resultado => ({
      id: `rede:${href}`,
      titulo: label,
      detalhe: 'Abre outra aba',
      procura: palavras[label] ?? '',
      icone: 'external',
      destino: href,
      isFora: true,
    }),
  ),
]
