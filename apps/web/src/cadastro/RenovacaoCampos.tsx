import type { Alvara } from '@portal/contract/cadastro.ts'
import { aceitos, getMotivoArquivo, tamanhoMaximo } from '@portal/domain/imagem/limite.ts'
import { today } from '../calendario/format.ts'
import { LinhaField } from '../texto/LinhaField.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { ErrorSummary, type SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { DatePicker } from '../ui/field/DatePicker.tsx'
import { FileDrop } from '../ui/field/FileDrop.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import { describeVigor } from './alvaraWords.ts'
import { campos, type Digitada, type Renovacao, readEscolhido } from './renovacaoForm.ts'

type RenovacaoCamposProps = {
  alvara: Alvara
  dados: Renovacao
  onChange: (digitada: Digitada) => void
  errors: readonly SummaryError[]
  attempt: number
}

/** The answers of a renewal: number, validity, file. */
export function RenovacaoCampos({ alvara, dados, onChange, errors, attempt }: RenovacaoCamposProps) {
  const { renovacao } = alvara
  const { numero, dataValidade, escolhido, hasArquivo } = dados
  const messageOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message
  const choose = async ([arquivo]: readonly File[]) => {
    if (arquivo) onChange({ escolhido: await readEscolhido(arquivo) })
  }
  const noResumo = messageOf(campos.arquivo)
  const recusa = escolhido?.motivo && getMotivoArquivo(escolhido.motivo).texto
  return (
    <Stack gap={4}>
      {renovacao?.etapa === 'recusada' && (
        <Banner title="Documento recusado" tone="perigo">
          {renovacao.motivo}
        </Banner>
      )}
      <p>{describeVigor(alvara)}</p>
      <ErrorSummary attempt={attempt} errors={errors} />
      <LinhaField
        autoComplete="off"
        error={messageOf(campos.numero)}
        id={campos.numero}
        label="Número do documento novo"
        maxLength={40}
        onChange={(novo) => onChange({ numero: novo })}
        value={numero}
        width="20"
      />
      <DatePicker
        error={messageOf(campos.dataValidade)}
        id={campos.dataValidade}
        label="Válido até"
        min={today()}
        onChange={(nova) => onChange({ dataValidade: nova })}
        value={dataValidade}
      />
      <div id={campos.arquivo} tabIndex={-1}>
        <FileDrop
          accept={aceitos.split(',')}
          allowsMultiple={false}
          error={noResumo ?? recusa}
          isInSummary={noResumo !== undefined}
          hint={`Foto ou PDF, até ${tamanhoMaximo}. Fotos grandes são reduzidas antes do envio.`}
          label={escolhido ? `Escolhido: ${escolhido.arquivo.name}` : 'Foto ou PDF do documento'}
          onFiles={(files) => void choose(files)}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{escolhido && `Arquivo escolhido: ${escolhido.arquivo.name}`}</span>
      </VisuallyHidden>
      {hasArquivo && !escolhido && (
        <p>O arquivo enviado antes está guardado; escolha outro só para trocá-lo.</p>
      )}
    </Stack>
  )
}
