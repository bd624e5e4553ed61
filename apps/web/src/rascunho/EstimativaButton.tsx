import { useNavigate } from '@tanstack/react-router'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'

type EstimativaButtonProps = {
  numeroFicha: number
  /** Keeps what is typed: the estimate is made of the draft as the server has it. */
  save: () => Promise<void>
}

/** What the draft comes to for plan and patient, to be read and printed. */
export function EstimativaButton({ numeroFicha, save }: EstimativaButtonProps) {
  const navigate = useNavigate()
  const open = async () => {
    await save()
    await navigate({ href: hrefOf('/portal/impressao/estimativa/$numeroFicha', { numeroFicha }) })
  }
  return (
    <Button icon="file" onPress={() => void open()} size="pequeno" variant="fantasma">
      Estimativa
    </Button>
  )
}
