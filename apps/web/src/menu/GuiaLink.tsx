import { enderecoGuia } from '@portal/domain/menu/endereco.ts'
import { AcessoLink } from './AcessoLink.tsx'

/** "Guia 123", which leads to the guide whoever may read it. */
export const GuiaLink = ({ numeroFicha }: { numeroFicha: number }) => (
  <AcessoLink href={enderecoGuia(numeroFicha)}>Guia {numeroFicha}</AcessoLink>
)
