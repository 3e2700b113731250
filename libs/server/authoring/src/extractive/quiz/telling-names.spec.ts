import { describe, expect, it } from 'vitest';
import { cuesIn } from './cues.ts';
import { isTold } from './telling-names.ts';

describe('a name', () => {
  it.each([
    ['cvs-buildpackage', 'Builds a package from CVS trees'],
    ['column_name', 'The name of a column'],
    ['reqenv', 'Looks up a variable of the request environment'],
    ['shlib', 'Builds it as a shared library'],
    ['CP1252', 'Code page 1252 for Western Europe'],
    ['txt2man', 'Converter from plain text'],
    ['g++', 'Compiler for C++'],
    ['cgi', 'Common gateway interface support'],
    ['xmax', 'Upper limit of the range that is drawn'],
    ['rm_job', 'Deletes a job that waits'],
    ['lsalib.c', 'Functions for working with the LSAs'],
    ['librecad', 'Editor for CAD data'],
    ['[range]/d', 'Delete the lines of the range'],
    ['--no-data', 'Do not load brushes'],
    ['Colar', 'Realiza uma operação de colagem'],
    ['Скопировать', 'Копирует кривую на другую границу'],
    ['GPTEX', 'The TeX program to use'],
    ['CPLXSXP', 'A block of complex numbers'],
    ['vicmd', 'Where every key is a command'],
    ['dh_shlibdeps', 'Calculates shared library dependencies'],
    ['cutrestoffile', 'Cuts whatever stands behind the cursor'],
    ['findprevious', 'Searches in the other direction'],
    ['Num', 'The number of the transaction'],
    ['-R', 'Run refer before all others'],
    ['SIGCHLD', 'The child has stopped'],
    ['pid', 'Returns the process id of the worker'],
    ['-prefix', 'True if the test for the -P option succeeds'],
    ['-g', 'After the file was read, go to the given packet'],
    ['zmpkg.pl', 'The package control script'],
    ['stmt', 'A statement without its semicolon'],
    ['srid', 'The spatial reference identifier'],
    ['ACL', 'A list of rights'],
    ['/usr/lib/X11', 'The usual place for data of programs for X'],
    ['os.remove', 'Deletes the directory with the given name'],
    ['count', 'Returns the number of times that it occurs'],
    ['adpcm_qt', 'Apple QuickTime'],
    ['agate.IQR', 'Calculate the interquartile range of a column'],
    ['ADX', 'Adds with carry: ADCX and ADOX'],
    ['gzrt', 'Set of tools for recovering gzip files'],
    ['lavc', '利用libavcodec中的一个编码器'],
    ['nuv', 'nuppel视频'],
    ['nbadrcpts', 'Number of bad recipients of a single message'],
  ])('is told by the words that it is made of (%s: %s)', (name, said) => {
    expect(isTold(name, said)).toBe(true);
  });

  it.each([
    ['mtr', 'Traces the way to a remote host'],
    ['--quiet', 'Suppresses progress messages'],
    ['truncate', 'Tries to shorten a file'],
    ['stats.MAD', 'Calculates how far values lie from their middle'],
    ['zenity', 'Shows dialogs from shell scripts'],
    ['ntries', 'Number of delivery attempts'],
    ['Azimut', 'Se refiere a la iluminación según los puntos del compás'],
    ['Открыть', 'Загружает кривую из файла'],
  ])('is not told by other words (%s: %s)', (name, said) => {
    expect(isTold(name, said)).toBe(false);
  });

  it.each([
    ['--groups', 'zeigt nur Benutzer aus diesen Gruppen', 'de'],
    ['--cert', 'Gibt den Pfad zum Serverzertifikat an', 'de'],
    ['--files-from', 'Lit les noms des fichiers dans une liste', 'fr'],
    ['owner', 'Permite que el dueño pueda montarlo', 'es'],
    ['lib', '基本的な共有ライブラリとカーネルモジュール', 'ja'],
    ['/var/mail', 'Buzones de correo de los usuarios', 'es'],
  ])('is told in another language by English words (%s: %s)', (name, said, language) => {
    expect(isTold(name, said, language)).toBe(true);
  });

  it('is not told by words of its own language that sound alike', () => {
    expect(isTold('--print', 'Goes to the parent of the entry', 'en')).toBe(false);
  });

  it('is known as a whole where it says what becomes what', () => {
    const said = 'Recreates an object out of a dict that holds the name of the class';
    expect(cuesIn('dict_to_class', said, 'en')).toBeUndefined();
    expect(cuesIn('dict_keeper', said, 'en')).toBeDefined();
  });
});
