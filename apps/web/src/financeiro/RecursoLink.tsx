import type { EstadoRecurso } from '@portal/contract/financeiro.ts'
import { enderecoRecurso } from '@portal/domain/menu/endereco.ts'
import { AcessoLink } from '../menu/AcessoLink.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { isRecursoNoFim, nameEstadoRecurso } from './nameEstadoRecurso.ts'

type RecursoLinkProps = { numeroFicha: number; estado: EstadoRecurso }

/** The path to the appeal of a denied guide, with how it stands; one that ends soon stands out among the others. */
export function RecursoLink({ numeroFicha, estado }: RecursoLinkProps) {
  const palavras = nameEstadoRecurso(estado)
  return (
    <AcessoLink href={enderecoRecurso(numeroFicha)}>
      {isRecursoNoFim(estado) ? (
        <Badge icon="clock" tone="atencao">
          {palavras}
        </Badge>
      ) : (
        palavras
      )}
      <VisuallyHidden>, guia {numeroFicha}</VisuallyHidden>
    </AcessoLink>
  )
}
