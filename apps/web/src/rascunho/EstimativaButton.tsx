import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pushWarning } from '../api/notice.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'

type EstimativaButtonProps = {
  numeroFicha: number
  /** Saves what is typed, for the estimate is made of the draft as the server has it; whether it has it now. */
  save: () => Promise<boolean>
}

/** What the draft comes to for plan and patient, to be read and printed. */
export function EstimativaButton({ numeroFicha, save }: EstimativaButtonProps) {
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const open = async () => {
    setPending(true)
    const isSaved = await save()
    setPending(false)
    if (!isSaved)
      return pushWarning(
        'A estimativa se faz do rascunho salvo, e o que está na tela ainda não foi salvo. Tente de novo quando estiver.',
        'Rascunho ainda não salvo',
      )
    await navigate({ href: hrefOf('/portal/impressao/estimativa/$numeroFicha', { numeroFicha }) })
  }
  return (
    <Button icon="file" isPending={isPending} onPress={() => void open()} size="pequeno" variant="fantasma">
      Estimativa
    </Button>
  )
}
