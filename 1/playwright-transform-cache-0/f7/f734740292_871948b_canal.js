// e15455a4510ab19cb8e175e9564275f4a5109c41
/** Where a link or a code to define the password may be sent: what the provider's registry has (Produto §3). */
export const canais = [{
  codigo: 'EMAIL',
  rotulo: 'E-mail'
}, {
  codigo: 'CELULAR',
  rotulo: 'Mensagem no celular'
}];
/** How long a link or a code is good for once it was sent (ASVS 6.5.5). */
export const validadeLinkMinutos = 10;
export const getRotuloCanal = canal => {
  var _canais$find$rotulo, _canais$find;
  return (_canais$find$rotulo = (_canais$find = canais.find(({
    codigo
  }) => codigo === canal)) === null || _canais$find === void 0 ? void 0 : _canais$find.rotulo) !== null && _canais$find$rotulo !== void 0 ? _canais$find$rotulo : canal;
};

/** The end of an address that tells nobody: `.com`, `.com.br`. */
const finalDominio = /(?:\.(?:com|net|org|adv|med|odo))?\.[a-z]+$/i;

/**
 * `ana.monteiro@clinica.com.br` as anybody may see it: `a***@c*****.com.br`. As many stars for all, so that no length is
 * told.
 */
export function maskEmail(email) {
  var _finalDominio$exec$, _finalDominio$exec;
  const [local = '', dominio = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${dominio.slice(0, 1)}*****${(_finalDominio$exec$ = (_finalDominio$exec = finalDominio.exec(dominio)) === null || _finalDominio$exec === void 0 ? void 0 : _finalDominio$exec[0]) !== null && _finalDominio$exec$ !== void 0 ? _finalDominio$exec$ : ''}`;
}

/** `11987650112` as anybody may see it: `(11) 9****-**12`. */
export const maskCelular = celular => `(${celular.slice(0, 2)}) ${celular.slice(2, 3)}****-**${celular.slice(-2)}`;

/** A code that somebody typed as it is kept: capitals, without what is put between them to be read. */
export const normalizeCodigo = digitado => digitado.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Twelve characters as they are sent, in fours. */
export const formatCodigo = codigo => codigo.replace(/(.{4})(?=.)/g, '$1-');
//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJuYW1lcyI6WyJjYW5haXMiLCJjb2RpZ28iLCJyb3R1bG8iLCJ2YWxpZGFkZUxpbmtNaW51dG9zIiwiZ2V0Um90dWxvQ2FuYWwiLCJjYW5hbCIsIl9jYW5haXMkZmluZCRyb3R1bG8iLCJfY2FuYWlzJGZpbmQiLCJmaW5kIiwiZmluYWxEb21pbmlvIiwibWFza0VtYWlsIiwiZW1haWwiLCJfZmluYWxEb21pbmlvJGV4ZWMkIiwiX2ZpbmFsRG9taW5pbyRleGVjIiwibG9jYWwiLCJkb21pbmlvIiwic3BsaXQiLCJzbGljZSIsImV4ZWMiLCJtYXNrQ2VsdWxhciIsImNlbHVsYXIiLCJub3JtYWxpemVDb2RpZ28iLCJkaWdpdGFkbyIsInRvVXBwZXJDYXNlIiwicmVwbGFjZSIsImZvcm1hdENvZGlnbyJdLCJzb3VyY2VzIjpbImNhbmFsLnRzIl0sInNvdXJjZXNDb250ZW50IjpbIi8qKiBXaGVyZSBhIGxpbmsgb3IgYSBjb2RlIHRvIGRlZmluZSB0aGUgcGFzc3dvcmQgbWF5IGJlIHNlbnQ6IHdoYXQgdGhlIHByb3ZpZGVyJ3MgcmVnaXN0cnkgaGFzIChQcm9kdXRvIMKnMykuICovXG5leHBvcnQgY29uc3QgY2FuYWlzID0gW1xuICB7IGNvZGlnbzogJ0VNQUlMJywgcm90dWxvOiAnRS1tYWlsJyB9LFxuICB7IGNvZGlnbzogJ0NFTFVMQVInLCByb3R1bG86ICdNZW5zYWdlbSBubyBjZWx1bGFyJyB9LFxuXSBhcyBjb25zdFxuXG5leHBvcnQgdHlwZSBDYW5hbCA9ICh0eXBlb2YgY2FuYWlzKVtudW1iZXJdWydjb2RpZ28nXVxuXG4vKiogSG93IGxvbmcgYSBsaW5rIG9yIGEgY29kZSBpcyBnb29kIGZvciBvbmNlIGl0IHdhcyBzZW50IChBU1ZTIDYuNS41KS4gKi9cbmV4cG9ydCBjb25zdCB2YWxpZGFkZUxpbmtNaW51dG9zID0gMTBcblxuZXhwb3J0IGNvbnN0IGdldFJvdHVsb0NhbmFsID0gKGNhbmFsOiBDYW5hbCk6IHN0cmluZyA9PlxuICBjYW5haXMuZmluZCgoeyBjb2RpZ28gfSkgPT4gY29kaWdvID09PSBjYW5hbCk/LnJvdHVsbyA/PyBjYW5hbFxuXG4vKiogVGhlIGVuZCBvZiBhbiBhZGRyZXNzIHRoYXQgdGVsbHMgbm9ib2R5OiBgLmNvbWAsIGAuY29tLmJyYC4gKi9cbmNvbnN0IGZpbmFsRG9taW5pbyA9IC8oPzpcXC4oPzpjb218bmV0fG9yZ3xhZHZ8bWVkfG9kbykpP1xcLlthLXpdKyQvaVxuXG4vKipcbiAqIGBhbmEubW9udGVpcm9AY2xpbmljYS5jb20uYnJgIGFzIGFueWJvZHkgbWF5IHNlZSBpdDogYGEqKipAYyoqKioqLmNvbS5icmAuIEFzIG1hbnkgc3RhcnMgZm9yIGFsbCwgc28gdGhhdCBubyBsZW5ndGggaXNcbiAqIHRvbGQuXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBtYXNrRW1haWwoZW1haWw6IHN0cmluZyk6IHN0cmluZyB7XG4gIGNvbnN0IFtsb2NhbCA9ICcnLCBkb21pbmlvID0gJyddID0gZW1haWwuc3BsaXQoJ0AnKVxuICByZXR1cm4gYCR7bG9jYWwuc2xpY2UoMCwgMSl9KioqQCR7ZG9taW5pby5zbGljZSgwLCAxKX0qKioqKiR7ZmluYWxEb21pbmlvLmV4ZWMoZG9taW5pbyk/LlswXSA/PyAnJ31gXG59XG5cbi8qKiBgMTE5ODc2NTAxMTJgIGFzIGFueWJvZHkgbWF5IHNlZSBpdDogYCgxMSkgOSoqKiotKioxMmAuICovXG5leHBvcnQgY29uc3QgbWFza0NlbHVsYXIgPSAoY2VsdWxhcjogc3RyaW5nKTogc3RyaW5nID0+XG4gIGAoJHtjZWx1bGFyLnNsaWNlKDAsIDIpfSkgJHtjZWx1bGFyLnNsaWNlKDIsIDMpfSoqKiotKioke2NlbHVsYXIuc2xpY2UoLTIpfWBcblxuLyoqIEEgY29kZSB0aGF0IHNvbWVib2R5IHR5cGVkIGFzIGl0IGlzIGtlcHQ6IGNhcGl0YWxzLCB3aXRob3V0IHdoYXQgaXMgcHV0IGJldHdlZW4gdGhlbSB0byBiZSByZWFkLiAqL1xuZXhwb3J0IGNvbnN0IG5vcm1hbGl6ZUNvZGlnbyA9IChkaWdpdGFkbzogc3RyaW5nKTogc3RyaW5nID0+IGRpZ2l0YWRvLnRvVXBwZXJDYXNlKCkucmVwbGFjZSgvW15BLVowLTldL2csICcnKVxuXG4vKiogVHdlbHZlIGNoYXJhY3RlcnMgYXMgdGhleSBhcmUgc2VudCwgaW4gZm91cnMuICovXG5leHBvcnQgY29uc3QgZm9ybWF0Q29kaWdvID0gKGNvZGlnbzogc3RyaW5nKTogc3RyaW5nID0+IGNvZGlnby5yZXBsYWNlKC8oLns0fSkoPz0uKS9nLCAnJDEtJylcbiJdLCJtYXBwaW5ncyI6IkFBQUE7QUFDQSxPQUFPLE1BQU1BLE1BQU0sR0FBRyxDQUNwQjtFQUFFQyxNQUFNLEVBQUUsT0FBTztFQUFFQyxNQUFNLEVBQUU7QUFBUyxDQUFDLEVBQ3JDO0VBQUVELE1BQU0sRUFBRSxTQUFTO0VBQUVDLE1BQU0sRUFBRTtBQUFzQixDQUFDLENBQzVDO0FBSVY7QUFDQSxPQUFPLE1BQU1DLG1CQUFtQixHQUFHLEVBQUU7QUFFckMsT0FBTyxNQUFNQyxjQUFjLEdBQUlDLEtBQVk7RUFBQSxJQUFBQyxtQkFBQSxFQUFBQyxZQUFBO0VBQUEsUUFBQUQsbUJBQUEsSUFBQUMsWUFBQSxHQUN6Q1AsTUFBTSxDQUFDUSxJQUFJLENBQUMsQ0FBQztJQUFFUDtFQUFPLENBQUMsS0FBS0EsTUFBTSxLQUFLSSxLQUFLLENBQUMsY0FBQUUsWUFBQSx1QkFBN0NBLFlBQUEsQ0FBK0NMLE1BQU0sY0FBQUksbUJBQUEsY0FBQUEsbUJBQUEsR0FBSUQsS0FBSztBQUFBOztBQUVoRTtBQUNBLE1BQU1JLFlBQVksR0FBRyw4Q0FBOEM7O0FBRW5FO0FBQ0E7QUFDQTtBQUNBO0FBQ0EsT0FBTyxTQUFTQyxTQUFTQSxDQUFDQyxLQUFhLEVBQVU7RUFBQSxJQUFBQyxtQkFBQSxFQUFBQyxrQkFBQTtFQUMvQyxNQUFNLENBQUNDLEtBQUssR0FBRyxFQUFFLEVBQUVDLE9BQU8sR0FBRyxFQUFFLENBQUMsR0FBR0osS0FBSyxDQUFDSyxLQUFLLENBQUMsR0FBRyxDQUFDO0VBQ25ELE9BQU8sR0FBR0YsS0FBSyxDQUFDRyxLQUFLLENBQUMsQ0FBQyxFQUFFLENBQUMsQ0FBQyxPQUFPRixPQUFPLENBQUNFLEtBQUssQ0FBQyxDQUFDLEVBQUUsQ0FBQyxDQUFDLFNBQUFMLG1CQUFBLElBQUFDLGtCQUFBLEdBQVFKLFlBQVksQ0FBQ1MsSUFBSSxDQUFDSCxPQUFPLENBQUMsY0FBQUYsa0JBQUEsdUJBQTFCQSxrQkFBQSxDQUE2QixDQUFDLENBQUMsY0FBQUQsbUJBQUEsY0FBQUEsbUJBQUEsR0FBSSxFQUFFLEVBQUU7QUFDdEc7O0FBRUE7QUFDQSxPQUFPLE1BQU1PLFdBQVcsR0FBSUMsT0FBZSxJQUN6QyxJQUFJQSxPQUFPLENBQUNILEtBQUssQ0FBQyxDQUFDLEVBQUUsQ0FBQyxDQUFDLEtBQUtHLE9BQU8sQ0FBQ0gsS0FBSyxDQUFDLENBQUMsRUFBRSxDQUFDLENBQUMsVUFBVUcsT0FBTyxDQUFDSCxLQUFLLENBQUMsQ0FBQyxDQUFDLENBQUMsRUFBRTs7QUFFOUU7QUFDQSxPQUFPLE1BQU1JLGVBQWUsR0FBSUMsUUFBZ0IsSUFBYUEsUUFBUSxDQUFDQyxXQUFXLENBQUMsQ0FBQyxDQUFDQyxPQUFPLENBQUMsWUFBWSxFQUFFLEVBQUUsQ0FBQzs7QUFFN0c7QUFDQSxPQUFPLE1BQU1DLFlBQVksR0FBSXhCLE1BQWMsSUFBYUEsTUFBTSxDQUFDdUIsT0FBTyxDQUFDLGNBQWMsRUFBRSxLQUFLLENBQUMiLCJpZ25vcmVMaXN0IjpbXX0=