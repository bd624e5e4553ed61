import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { LoadError } from '../carregamento/LoadError.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { ContatosFeito } from './ContatosFeito.tsx'
import { ContatosForm, type Mudados } from './ContatosForm.tsx'
import { contatosQuery } from './cadastro.queries.ts'
import { TrocaForm } from './TrocaForm.tsx'

const TITLE = 'Contatos'

type ContatosProps = {
  mudados: Mudados
  onChange: (mudados: Mudados) => void
  /** The protocol of what was done. */
  feito: string | undefined
  onFeito: (feito: string | undefined) => void
  /** The one that took the focus already. */
  lastFeito: RefObject<string | undefined>
}

/** The contacts: a form, its check, what was done; and before them the change that waits for its code. */
export function Contatos({ mudados, onChange, feito, onFeito, lastFeito }: ContatosProps) {
  const contatos = useQuery(contatosQuery)
  const { data, error } = contatos
  if (!data) {
    return (
      <Card title={TITLE}>
        {error ? (
          <LoadError query={contatos} />
        ) : (
          <Skeleton label="Carregando contatos" lines={6} shape="row" />
        )}
      </Card>
    )
  }
  return (
    <Stack gap={4}>
      {feito && <ContatosFeito isPendente={data.emConfirmacao !== null} last={lastFeito} protocolo={feito} />}
      {data.emConfirmacao && <TrocaForm key={data.emConfirmacao.expiraEm} troca={data.emConfirmacao} />}
      <ContatosForm
        contatos={data}
        mudados={mudados}
        onChange={onChange}
        onEdit={() => onFeito(undefined)}
        onFeito={onFeito}
      />
    </Stack>
  )
}
