import type { acesso } from '@portal/contract/acesso.ts'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../api/useWrite.ts'
import { useMarca } from '../marca/useMarca.ts'
import { Button } from '../ui/action/Button.tsx'
import { Link } from '../ui/action/Link.tsx'
import { RadioGroup } from '../ui/field/RadioGroup.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { type Opcao, toRadioOptions } from './pedidoLink.ts'
import { RecusaForm } from './RecusaForm.tsx'

type CanalFormProps = {
  codigo: string
  opcoes: readonly Opcao[]
  route: typeof acesso.requestSenhaEsquecida | typeof acesso.requestPrimeiroAcesso
  onSent: (opcao: Opcao, validadeMinutos: number) => void
  onBack: () => void
}

/** By which of the masked channels; the first one is chosen, and one press sends. */
export function CanalForm({ codigo, opcoes, route, onSent, onBack }: CanalFormProps) {
  const { emailCentral } = useMarca()
  const [escolhida, setEscolhida] = useState(opcoes[0])
  const request = useWrite<typeof route, Opcao>(route, {
    prepare: ({ opcao }) => ({ body: { codigoDentista: codigo, opcao } }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (escolhida)
      request.mutate(escolhida, { onSuccess: ({ validadeMinutos }) => onSent(escolhida, validadeMinutos) })
  }

  return (
    <form onSubmit={submit}>
      <Stack gap={4}>
        <RecusaForm error={request.error} />
        <RadioGroup
          id="opcao"
          label="Receber por"
          onChange={(value) => setEscolhida(opcoes.find(({ opcao }) => opcao === value))}
          options={toRadioOptions(opcoes)}
          value={escolhida?.opcao ?? null}
        />
        <Row>
          <Button isPending={request.isPending} type="submit" variant="primario">
            Enviar
          </Button>
          <Button onPress={onBack}>Usar outro código</Button>
        </Row>
        <p>
          Nenhum destes contatos é seu, ou não os usa mais? A central do credenciado confirma quem você é e
          corrige o cadastro: <Link href={`mailto:${emailCentral}`}>{emailCentral}</Link>
        </p>
      </Stack>
    </form>
  )
}
