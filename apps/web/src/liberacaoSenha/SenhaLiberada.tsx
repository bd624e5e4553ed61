import type { GuiaLiberada } from '@portal/contract/liberacaoSenha.ts'
import { showData } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { CopyButton } from '../ui/action/CopyButton.tsx'
import { DescriptionList } from '../ui/data/DescriptionList.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'

type SenhaLiberadaProps = {
  liberada: GuiaLiberada
  /** Why the guide does not open for this provider. */
  motivo: string
  onAgain: () => void
}

/** The end for whoever may release but not read guides (Spec §4.8): the numbers to take down, and the next patient. */
export function SenhaLiberada({ liberada, motivo, onAgain }: SenhaLiberadaProps) {
  const { senha, numeroFicha, validadeSenha } = liberada
  return (
    <Card
      description="Anote os números: com eles a operadora e o paciente acham a guia."
      title="Senha liberada"
    >
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: 'Senha', value: <Numero nome="a senha" numero={senha} />, isNumeric: true },
            {
              term: 'Guia',
              value: <Numero nome="o número da guia" numero={String(numeroFicha)} />,
              isNumeric: true,
            },
            { term: 'Vale até', value: showData(validadeSenha), isNumeric: true },
          ]}
        />
        <Banner icon="lock" title="A guia não abre com o seu cadastro" tone="neutro">
          {motivo}
        </Banner>
        <Row>
          <Button autoFocus icon="users" onPress={onAgain} variant="primario">
            Atender outro paciente
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

const Numero = ({ nome, numero }: { nome: string; numero: string }) => (
  <>
    {numero} <CopyButton label={`Copiar ${nome}`} text={numero} />
  </>
)
