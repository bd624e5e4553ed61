import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { cpfQuery } from './elegibilidade.queries.ts'

type CpfMascaradoProps = { codigoAssociado: string; cpf: string | null }

/** A CPF masked until somebody asks to see it, by the button or by Alt+M; the trail then says who did. */
export function CpfMascarado({ codigoAssociado, cpf }: CpfMascaradoProps) {
  const [isVisivel, setVisivel] = useState(false)
  const keys = useMemo(
    () =>
      cpf === null
        ? []
        : [
            {
              keys: 'Alt+M',
              description: 'Mostrar ou ocultar o CPF',
              run: () => setVisivel((before) => !before),
            },
          ],
    [cpf],
  )
  useShortcuts(keys)
  if (cpf === null) return '—'
  return (
    <>
      <span aria-live="polite">
        {isVisivel ? <CpfInteiro codigoAssociado={codigoAssociado} mascarado={cpf} /> : cpf}
      </span>{' '}
      <Button onPress={() => setVisivel((before) => !before)} size="pequeno" variant="fantasma">
        {isVisivel ? 'Ocultar CPF' : 'Mostrar CPF'} <KeyHint keys="Alt+M" />
      </Button>
    </>
  )
}

/** There only while it is shown: hidden it is kept nowhere, and the next look is asked for, and told, again. */
function CpfInteiro({ codigoAssociado, mascarado }: { codigoAssociado: string; mascarado: string }) {
  const { data, error } = useQuery(cpfQuery(codigoAssociado))
  return (
    <>
      {data?.cpf ?? mascarado}
      {error && ' Não foi possível mostrar. Tente de novo.'}
    </>
  )
}
